import { z } from 'zod';
import { line, prose } from '../contracts/wire/text.ts';

/** An id, also as the text that a query or a command line has. */
export const id = z.union(
  [
    z.int().min(1).max(999_999_999),
    z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number),
  ],
  'Must be an id',
);

/** Several ids; as text, 12,40. */
export const ids = z.union(
  [
    z.array(id).max(100),
    z
      .string()
      .regex(/^[1-9]\d{0,8}(?:\s*,\s*[1-9]\d{0,8}){0,99}$/)
      .transform((text) => [...new Set(text.split(',').map(Number))]),
  ],
  'Must be ids such as 12 or 12,40',
);

/** A sentence that people read, or that the audit keeps. */
export const reason = prose.min(1, 'Cannot be empty').max(2000);
export const shortText = line.min(1, 'Cannot be empty').max(200);
/** An instant of an answer, in UTC. */
export const instant = z.iso.datetime();
export const minorUnits = z.int();

/** A number, also as text. */
const decimal = z.union(
  [
    z.number(),
    z
      .string()
      .regex(/^\d{1,9}(?:\.\d{1,9})?$/)
      .transform(Number),
  ],
  'Must be a number',
);
export const positive = decimal.pipe(z.number().positive('Must be above 0'));
export const count = decimal.pipe(z.int('Must be a whole number').min(1).max(999_999));
