import { z } from 'zod';
import { errorBody } from '../../shared/contracts/error.ts';

/** What every route can answer beside its success, for the API's description. */
export const failures = { '4xx': errorBody, '5xx': errorBody } as const;

/** Of what only leads elsewhere. */
export const redirection = {
  status: 303,
  answer: z.null().describe('Where the Location header says.'),
} as const;

/**
 * Of every trade, and of forms with files. That it is well-formed, and there where a trade needs it,
 * is checked by `idempotencyKeyOf` and `givenKeyOf`.
 */
export const tradeHeaders = z.object({
  'idempotency-key': z.string().optional().describe('8 to 100 letters, digits, - or _'),
});

/** Ids in paths: what is no id is not found, as any record that is not there. */
export const idParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});
