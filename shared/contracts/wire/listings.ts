import { z } from 'zod';
import { documentStatuses, documentTypes } from '../../domain/ask-documents.ts';
import { askStatuses } from '../../domain/ask-status.ts';
import { currencies } from '../../domain/money.ts';
import { askComments } from './ask-comments.ts';
import { pagination, plain } from './envelope.ts';
import { wireSellerLines, wireTradedEdition } from './trades.ts';

/** Ids are PostgreSQL integers: larger numbers are invalid. */
const id = z.int().positive().max(2_147_483_647);
const listed = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(100);

/** POST and GET /api/asks/{id}/documents: all documents of the ask, oldest first. */
export const wireDocuments = plain(
  z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(documentTypes),
      name: z.string(),
      type: z.string(),
      /** In bytes. */
      size: z.int(),
      createdAt: z.iso.datetime(),
    }),
  ),
);

/** POST /api/asks/{id}/comments: omitted comments stay. */
export const commentsBody = askComments.partial();
export const wireComments = plain(commentsBody);

/** A bulk listing for its seller, with the percentages behind its lines. */
export const wireBulkAsk = z.object({
  id: z.int(),
  /** 'sell' if the price is at or below another user's highest bid. */
  type: z.enum(['ask', 'sell']),
  status: z.enum(askStatuses),
  price: z.int(),
  currency: z.enum(currencies),
  dhlInsurance: z.boolean(),
  edition: wireTradedEdition,
  highestBidId: z.int().nullable(),
  /** In percent. */
  applicationFee: z.number(),
  royalitiesFee: z.number(),
  dhlInsuranceFee: z.number(),
  lines: wireSellerLines,
  /** The lines at the highest bid's price, for 'sell'. */
  saleLines: wireSellerLines.nullable().default(null),
  expiresAt: z.iso.datetime().nullable(),
  /** 30 if under 30 days remain, 60 if under 60, else 0; for a draft, the chosen option. */
  expiresInDays: z.int(),
  documentStatus: z.enum(documentStatuses),
});

/** GET /api/asks/user/bulk: the user's open bulk listings, newest first. */
export const wireBulkAsks = z.object({
  data: z.array(wireBulkAsk),
  meta: z.object({ pagination }),
});

/**
 * POST /api/asks/bulk/place. `userId` must be the caller's, and `documentStatus` is ignored; the
 * specification's call has both. `highestBidId` names the bid that a 'sell' sells into.
 */
export const placeBulkBody = z.strictObject({
  asks: listed(
    z.strictObject({
      id,
      price: z.int().positive(),
      type: z.enum(['ask', 'sell']),
      userId: id,
      highestBidId: id.nullable().optional(),
      documentStatus: z.enum(documentStatuses).optional(),
    }),
  ),
});
export type PlaceBulkItem = z.infer<typeof placeBulkBody>['asks'][number];

/** POST /api/asks/bulk/void. */
export const voidBulkBody = z.strictObject({ asks: listed(z.strictObject({ id })) });

/** The outcome for each ask, in the order sent. */
export const wireBulkOutcomes = plain(
  z.array(
    z.discriminatedUnion('ok', [
      z.object({
        id: z.int(),
        ok: z.literal(true),
        status: z.string(),
        orderId: z.int().nullable(),
      }),
      z.object({
        id: z.int(),
        ok: z.literal(false),
        error: z.object({
          status: z.int(),
          message: z.string(),
          code: z.string().optional(),
          next: z.object({ amount: z.int(), currency: z.enum(currencies) }).nullish(),
        }),
      }),
    ]),
  ),
);
export type WireBulkOutcome = z.infer<typeof wireBulkOutcomes>['data'][number];

/** PUT /api/bids/update/shipping-address-change. */
export const shippingChangeBody = z.strictObject({
  bidId: id,
  country: z.string().regex(/^[A-Z]{2}$/, 'Must be a two-letter country code'),
});

/** POST /api/bids/price-converted: USER stands for the caller's own currency. */
export const convertPriceBody = z.strictObject({
  price: z.int().positive().max(99_999_900),
  currency: z.enum(currencies),
  to: z.enum([...currencies, 'USER']).default('USER'),
});
export const wireConvertedPrice = plain(z.object({ price: z.int(), currency: z.enum(currencies) }));
