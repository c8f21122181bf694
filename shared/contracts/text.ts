import * as z from 'zod/mini';
import { isLine, isStorable } from '../domain/texts.ts';

export const storable = z.refine<string>(isStorable, 'Contains a character that cannot be stored');
export const onOneLine = z.refine<string>(isLine, 'Contains a character that is not allowed here');

/** Every text that a browser sends is one of these; wire/text.ts has the product API's. */
export const text = z.string().check(storable);
/** Without the space around it: a name, a line of an address, a title. */
export const line = z.string().check(z.trim(), onOneLine);
