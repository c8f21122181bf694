import { z } from 'zod';
import { line, prose } from '../contracts/wire/text.ts';

/** An id in an answer. */
export const id = z.int().min(1);

const numberOf = (given: unknown) =>
  typeof given === 'string' && /^[1-9]\d{0,8}$/.test(given.trim()) ? Number(given) : given;
const integer = { type: 'integer', minimum: 1, maximum: 999_999_999 } as const;

/** An id that is asked for, also as the text that a query or a command line has. */
export const givenId = z
  .preprocess(numberOf, z.int('Must be an id').min(1, 'Must be an id').max(integer.maximum))
  .meta(integer);

/** Several ids; as text, 12,40. */
export const ids = z
  .preprocess(
    (given) => (typeof given === 'string' ? given.split(',').map(numberOf) : given),
    z.array(z.int('Must be ids such as 12 or 12,40').min(1)).max(100),
  )
  .transform((given) => [...new Set(given)])
  .meta({ type: 'array', items: integer });

/** A sentence that people read, or that the audit keeps. */
export const reason = prose.min(1, 'Cannot be empty').max(2000);
export const shortText = line.min(1, 'Cannot be empty').max(200);
/** An instant of an answer, in UTC. */
export const instant = z.iso.datetime();
export const minorUnits = z.int();

const minorOf = (given: unknown) =>
  typeof given === 'string' && /^\d{1,9}(?:\.\d{1,2})?$/.test(given)
    ? Math.round(Number(given) * 100)
    : given;
/** Minor units that are asked for; a command line gives 128.50. */
export const givenAmount = z
  .preprocess(minorOf, z.int('Must be an amount such as 128.50').min(1, 'Must be above 0'))
  .meta({ type: 'integer', minimum: 1 });

/** A number, also as text. */
const decimalOf = (given: unknown) =>
  typeof given === 'string' && /^\d{1,9}(?:\.\d{1,9})?$/.test(given) ? Number(given) : given;
export const positive = z
  .preprocess(decimalOf, z.number('Must be a number').positive('Must be above 0'))
  .meta({ type: 'number' });
export const count = z
  .preprocess(decimalOf, z.int('Must be a whole number').min(1, 'Must be above 0').max(999_999))
  .meta(integer);

/** A number from 0 up to a greatest one, also as text. */
export const decimalUpTo = (greatest: number) => {
  const message = `Must be from 0 to ${greatest}`;
  return z
    .preprocess(decimalOf, z.number(message).min(0, message).max(greatest, message))
    .meta({ type: 'number', minimum: 0, maximum: greatest });
};

/** An instant that is given with its offset from UTC. */
export const givenInstant = z.iso.datetime({
  offset: true,
  error: 'Must be a time such as 2027-01-01T00:00:00Z',
});
