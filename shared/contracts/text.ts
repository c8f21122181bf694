import * as z from 'zod/mini';
import { isLine, isProse, isStorable } from '../domain/texts.ts';

export const storable = z.refine<string>(isStorable, 'Contains a character that cannot be stored');
export const onOneLine = z.refine<string>(isLine, 'Contains a character that is not allowed here');

export const asProse = z.refine<string>(isProse, 'Contains a character that is not allowed here');

/** For every text that a browser sends; wire/text.ts has the product API's. */
export const text = z.string().check(storable);
/** Trimmed text of any number of lines, for other people to read. */
export const prose = z.string().check(z.trim(), asProse);
/** A trimmed single line: a name, a line of an address, a title. */
export const line = z.string().check(z.trim(), onOneLine);

/** For what a person types: `max` is in UTF-16 units, as browsers count. */
export const atMost = (max: number) =>
  z.maxLength(max, `At most ${max.toLocaleString('en')} characters`);
