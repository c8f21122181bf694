import { z } from 'zod';
import { errorCodes } from './error-codes.ts';

/** The body of every answer of the BFF that is not a success. */
export const errorBody = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    /** Shown to the person, so that support can find the request's log lines. */
    requestId: z.string(),
    /** Every validation issue at once; `path` as in 'shippingAddress.postalCode'. */
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    /** For price refusals and lost races: what could be done instead. */
    next: z
      .object({
        price: z.object({ amount: z.int(), currency: z.enum(['GBP', 'USD', 'EUR']) }).nullable(),
        orderId: z.int().nullable(),
      })
      .optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;
