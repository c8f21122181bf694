import { z } from 'zod';
import { asProse, onOneLine, storable } from '../text.ts';

/** For every text that the product API accepts. */
export const text = z.string().check(storable);
/** Trimmed text of any number of lines, for other people to read. */
export const prose = z.string().trim().check(asProse);
/** A trimmed single line: a name, a line of an address, a title. */
export const line = z.string().trim().check(onOneLine);
