import * as z from 'zod/mini';
import { isLine, isStorable } from '../domain/texts.ts';

export const storable = z.refine<string>(isStorable, 'Holds a character that cannot be stored');
export const onOneLine = z.refine<string>(
  isLine,
  'Holds a character that has no place in a line of text',
);

/** Every text that a browser sends is one of these; wire/text.ts has the product API's. */
export const text = z.string().check(storable);
/** Without the space around it: a name, a line of an address, a title. */
export const line = z.string().check(z.trim(), onOneLine);
