import { z } from 'zod';
import { withoutMarkFloods } from '../../domain/combining-marks.ts';
import { asProse, onOneLine, storable } from '../text.ts';

const asDrawn = z.refine<string>(
  (text) => withoutMarkFloods(text) === text,
  'Contains too many marks in a row',
);

/** For every text that the product API accepts. */
export const text = z.string().check(storable);
/** Trimmed text of any number of lines, for other people to read. */
export const prose = z.string().trim().check(asProse, asDrawn);
/** A trimmed single line: a name, a line of an address, a title. */
export const line = z.string().trim().check(onOneLine, asDrawn);
