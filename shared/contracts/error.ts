import { z } from 'zod';
import { currencies } from '../domain/money.ts';
import { errorCodes } from './error-codes.ts';

/** The body of every error of the BFF. */
export const errorBody = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    message: z.string(),
    requestId: z.string().describe('Support finds the request’s log lines by it'),
    issues: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .describe('Every validation issue at once; `path` as in shippingAddress.postalCode'),
    next: z
      .object({
        price: z.object({ amount: z.int(), currency: z.enum(currencies) }).nullable(),
        orderId: z.int().nullable(),
      })
      .optional()
      .describe('Of price refusals and lost races: what could be done instead'),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;
