import { z } from 'zod';

/** Of what only leads elsewhere. */
export const redirection = {
  status: 303,
  answer: z.null().meta({
    description: 'Leads on.',
    headers: { location: { type: 'string', description: 'Where to go on.' } },
  }),
} as const;

const idempotencyKey = z.string().optional().meta({
  pattern: '^[\\w-]{8,100}$',
  description:
    'Names one intention: made up for it, and the same for every try at it. 8 to 100 letters, digits, - or _.',
});

/** Of forms with files, which may carry a key. `givenKeyOf` checks it. */
export const formHeaders = z.object({ 'idempotency-key': idempotencyKey });

/** Of trades, which need a key. `idempotencyKeyOf` checks it: that it is missing has a code. */
export const tradeHeaders = formHeaders.meta({ required: ['idempotency-key'] });

/** An id in an address: one spelling of it alone, so that a record has one address. */
export const idText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
  .meta({ type: 'integer', minimum: 1, maximum: 999_999_999, pattern: undefined });

/** Ids in paths: what is no id is not found, as any record that is not there. */
export const idParams = z.object({ id: idText });

/** Where the path does not tell whose id it is. */
export const idParamsOf = (what: 'artist' | 'artwork' | 'release') =>
  z.object({ id: idText.describe(`The ${what}’s id`) });
