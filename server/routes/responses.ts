import { z } from 'zod';

/** For calls that only redirect. */
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

/** For forms with files, which may carry a key. `givenKeyOf` checks it. */
export const formHeaders = z.object({ 'idempotency-key': idempotencyKey });

/**
 * For trades, which need a key. `idempotencyKeyOf` checks it, as a missing one has its own code.
 */
export const tradeHeaders = formHeaders.meta({ required: ['idempotency-key'] });

/** An id in a URL, in one spelling only, so that a record has one URL. */
export const idText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
  .meta({ type: 'integer', minimum: 1, maximum: 999_999_999, pattern: undefined });

/** An invalid id is a 404, like an unknown record. */
export const idParams = z.object({ id: idText });

/** For a path that does not say whose id it is. */
export const idParamsOf = (what: 'artist' | 'artwork' | 'release' | 'passkey') =>
  z.object({ id: idText.describe(`The ${what}’s id`) });
