import { z } from 'zod';
import { asProse, onOneLine, storable } from '../text.ts';

/** Every text that the product API takes is one of these. */
export const text = z.string().check(storable);
/** What people write for others to read, in as many lines as they like. */
export const prose = z.string().trim().check(asProse);
/** Without the space around it: a name, a line of an address, a title. */
export const line = z.string().trim().check(onOneLine);
