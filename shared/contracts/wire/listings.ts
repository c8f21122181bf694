import { z } from 'zod';
import { documentStatuses, documentTypes } from '../../domain/ask-documents.ts';
import { askStatuses } from '../../domain/ask-status.ts';
import { currencies } from '../../domain/money.ts';
import { askComments } from './ask-comments.ts';
import { pagination, plain } from './envelope.ts';
import { wireSellerLines, wireTradedEdition } from './trades.ts';

/** Ids are PostgreSQL integers: a larger number is no id. */
const id = z.int().positive().max(2_147_483_647);
const listed = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(100);

/** POST and GET /api/asks/{id}/documents: every document that the ask then has, oldest first. */
export const wireDocuments = plain(
  z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(documentTypes),
      name: z.string(),
      type: z.string(),
      /** Bytes. */
      size: z.int(),
      createdAt: z.iso.datetime(),
    }),
  ),
);

/** POST /api/asks/{id}/comments: what is left out stays. */
export const commentsBody = askComments.partial();
export const wireComments = plain(commentsBody);

/** GET /api/asks/user/bulk: a person's bulk listings that have not ended, newest first. */
export const wireBulkAsks = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      /** 'sell' where the price is at or below the highest bid of another user. */
      type: z.enum(['ask', 'sell']),
      status: z.enum(askStatuses),
      price: z.int(),
      currency: z.enum(currencies),
      dhlInsurance: z.boolean(),
      edition: wireTradedEdition,
      highestBidId: z.int().nullable(),
      /** Percent. */
      applicationFee: z.number(),
      royalitiesFee: z.number(),
      dhlInsuranceFee: z.number(),
      lines: wireSellerLines,
      expiresAt: z.iso.datetime().nullable(),
      /** 30 below 30 days left, 60 below 60, else 0; of a draft what was chosen. */
      expiresInDays: z.int(),
      documentStatus: z.enum(documentStatuses),
    }),
  ),
  meta: z.object({ pagination }),
});

/**
 * POST /api/asks/bulk/place. `userId` can only be one's own, and `documentStatus` decides nothing:
 * both are in the specification's call. `highestBidId` names the bid that a 'sell' sells into.
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

/** What became of each, in the order in which they were sent. */
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

/** POST /api/bids/price-converted: USER stands for the person's own currency. */
export const convertPriceBody = z.strictObject({
  price: z.int().positive().max(99_999_900),
  currency: z.enum(currencies),
  to: z.enum([...currencies, 'USER']).default('USER'),
});
export const wireConvertedPrice = plain(z.object({ price: z.int(), currency: z.enum(currencies) }));
