import * as z from 'zod/mini';
import { expiryOptions } from '../../domain/expiry.ts';
import { currencies } from '../../domain/money.ts';
import { copyDetailsForm } from './copy-details.ts';

/** Ids are PostgreSQL integers: larger numbers are invalid. */
const id = z.int().check(z.positive(), z.maximum(2_147_483_647));
const expiresInDays = z.literal(expiryOptions);

/** The amount that the user saw and agreed to; the server compares it with its own. */
const seen = z.strictObject({ amount: z.int(), currency: z.enum(currencies) });

/** POST /api/bids. `price` in minor units of the bidder's own currency. */
export const placeBidForm = z.strictObject({
  editionId: id,
  price: z.int().check(z.positive()),
  expiresInDays,
  expectedTotal: seen,
});
export type PlaceBidForm = z.infer<typeof placeBidForm>;

/** PUT /api/bids/:id. `price` in the bid's own currency; without `expiresInDays` its end stays. */
export const editBidForm = z.strictObject({
  price: z.int().check(z.positive()),
  expiresInDays: z.optional(expiresInDays),
  expectedTotal: seen,
});
export type EditBidForm = z.infer<typeof editBidForm>;

/** POST /api/purchases: buys this ask, which the user saw as the lowest. */
export const buyForm = z.strictObject({ editionId: id, askId: id, expectedTotal: seen });
export type BuyForm = z.infer<typeof buyForm>;

/** POST /api/asks. `price` in minor units of the seller's own currency. */
export const placeAskForm = z.strictObject({
  editionId: id,
  price: z.int().check(z.positive()),
  expiresInDays,
  dhlInsurance: z.boolean(),
  copyDetails: z.optional(copyDetailsForm),
  expectedPayout: seen,
});
export type PlaceAskForm = z.infer<typeof placeAskForm>;

/** PUT /api/asks/:id, likewise. */
export const editAskForm = z.strictObject({
  price: z.int().check(z.positive()),
  expiresInDays: z.optional(expiresInDays),
  dhlInsurance: z.boolean(),
  copyDetails: z.optional(copyDetailsForm),
  expectedPayout: seen,
});
export type EditAskForm = z.infer<typeof editAskForm>;

/** POST /api/sales: sells into this bid, which the user saw as the highest. */
export const sellForm = z.strictObject({
  editionId: id,
  bidId: id,
  dhlInsurance: z.boolean(),
  copyDetails: z.optional(copyDetailsForm),
  expectedPayout: seen,
});
export type SellForm = z.infer<typeof sellForm>;

/** PUT /api/account/asks/expiry and /api/account/bids/expiry. */
export const expiryForm = z.strictObject({ expiresInDays });
export type ExpiryForm = z.infer<typeof expiryForm>;

/** PUT /api/account/away; null: back now. */
export const awayForm = z.strictObject({ until: z.nullable(z.iso.datetime()) });
export type AwayForm = z.infer<typeof awayForm>;

/** POST /api/trades/outcome: the Idempotency-Key of a trade whose answer was lost. */
export const outcomeForm = z.strictObject({ key: z.string().check(z.regex(/^[\w-]{8,100}$/)) });
export type OutcomeForm = z.infer<typeof outcomeForm>;
