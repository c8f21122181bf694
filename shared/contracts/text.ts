import * as z from 'zod/mini';
import { isLine, isProse, isStorable } from '../domain/texts.ts';

export const storable = z.refine<string>(isStorable, 'Contains a character that cannot be stored');
export const onOneLine = z.refine<string>(isLine, 'Contains a character that is not allowed here');

export const asProse = z.refine<string>(isProse, 'Contains a character that is not allowed here');

/** Every text that a browser sends is one of these; wire/text.ts has the product API's. */
export const text = z.string().check(storable);
/** What people write for others to read, in as many lines as they like. */
export const prose = z.string().check(z.trim(), asProse);
/** Without the space around it: a name, a line of an address, a title. */
export const line = z.string().check(z.trim(), onOneLine);
