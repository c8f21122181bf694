import { z } from 'zod';
import { expiryOptions } from '../../domain/expiry.ts';
import { currencies } from '../../domain/money.ts';
import { copyDetailsBody } from './copy-details.ts';

const currency = z.enum(currencies);
/** Ids are PostgreSQL integers: larger numbers are invalid. */
const id = z.int().positive().max(2_147_483_647);
const expiresInDays = z.literal([...expiryOptions]);
/** Clients may only send `Draft`: the server decides every later status. */
const status = z.literal('Draft');

/** POST /api/asks. `price` in minor units of the seller's currency. */
export const createAskBody = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('ask'),
    price: z.int().positive(),
    editionId: id,
    expiresInDays,
    dhlInsurance: z.boolean().default(false),
    copyDetails: copyDetailsBody.optional(),
    isBulk: z.boolean().default(false),
    status,
  }),
  z.strictObject({
    type: z.literal('sell'),
    editionId: id,
    dhlInsurance: z.boolean().default(false),
    copyDetails: copyDetailsBody.optional(),
    isBulk: z.boolean().default(false),
    status,
  }),
]);
export type CreateAskBody = z.infer<typeof createAskBody>;

/** POST /api/bids. `price` in minor units of the bidder's currency. */
export const createBidBody = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('bid'),
    price: z.int().positive(),
    editionId: id,
    expiresInDays,
    status,
  }),
  z.strictObject({ type: z.literal('buy'), editionId: id, lowestAskId: id, status }),
]);
export type CreateBidBody = z.infer<typeof createBidBody>;

/** The amount that a person agreed to, in minor units. */
const agreed = z.strictObject({ amount: z.int(), currency });

/**
 * PUT /api/asks/{id}: omitted fields stay. `editionId` must be the ask's own. With `expectedPayout`
 * the edit is refused where it comes to another payout: that of the sale, where it sells at once.
 */
export const editAskBody = z.strictObject({
  price: z.int().positive().optional(),
  expiresInDays: expiresInDays.optional(),
  dhlInsurance: z.boolean().optional(),
  /** Refused with 'trade.copy-fixed' once buyers can see other details. */
  copyDetails: copyDetailsBody.optional(),
  editionId: id.optional(),
  expectedPayout: agreed.optional(),
});
export type EditAskBody = z.infer<typeof editAskBody>;

/** PUT /api/bids/{id}; `expectedTotal` likewise. */
export const editBidBody = z.strictObject({
  price: z.int().positive().optional(),
  expiresInDays: expiresInDays.optional(),
  editionId: id.optional(),
  expectedTotal: agreed.optional(),
});
export type EditBidBody = z.infer<typeof editBidBody>;

/** POST /api/asks/extend-all and /api/bids/extend-all. */
export const extendAllBody = z.strictObject({ expiresInDays });
