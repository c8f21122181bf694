import { z } from 'zod';
import { onOneLine, storable } from '../text.ts';

/** Every text that the product API takes is one of these. */
export const text = z.string().check(storable);
/** Without the space around it: a name, a line of an address, a title. */
export const line = z.string().trim().check(onOneLine);
