import { z } from 'zod';
import { askStatuses } from '../../domain/ask-status.ts';
import { bidStatuses } from '../../domain/bid-status.ts';
import { currencies } from '../../domain/money.ts';
import { regions } from '../../domain/regions.ts';
import { askComments } from './ask-comments.ts';
import { wireImage } from './catalogue.ts';
import { wireCopyDetails } from './copy-details.ts';
import { collection, plain, single } from './envelope.ts';

const currency = z.enum(currencies);

/** Minor units, all in one currency. */
export const wireBuyerLines = z.object({
  currency,
  price: z.int(),
  shipping: z.int(),
  processFee: z.int(),
  total: z.int(),
});
export const wireSellerLines = z.object({
  currency,
  price: z.int(),
  applicationFee: z.int(),
  royalty: z.int(),
  insurance: z.int(),
  payout: z.int(),
});

export const wireTradedEdition = z.object({
  id: z.int(),
  name: z.string(),
  otherName: z.string().nullable(),
  size: z.string().optional(),
  artwork: z.object({
    id: z.int(),
    name: z.string(),
    artists: z.array(z.object({ id: z.int(), name: z.string() })),
    image: wireImage.nullable(),
  }),
});

const tradeCommon = {
  price: z.int(),
  priceGbp: z.int(),
  currency,
  isBulk: z.boolean(),
  edition: wireTradedEdition,
  createdAt: z.iso.datetime(),
  /** When it entered the book, or was drafted if it has not. */
  placedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** The order that it led to, once Done. */
  orderId: z.int().nullable(),
  /** The rest is absent from product APIs that do not send it. */
  editionId: z.int().optional(),
  /** The owner's choice; 0: until accepted. */
  expiresInDays: z.int().optional(),
  /** Best orders of the edition's book; of a purchase, the ask that it was drafted for. */
  lowestAskId: z.int().nullable().optional(),
  highestBidId: z.int().nullable().optional(),
};

/** An ask as its owner sees it. */
export const wireAsk = z.object({
  ...tradeCommon,
  type: z.enum(['ask', 'sell']),
  status: z.enum(askStatuses),
  dhlInsurance: z.boolean(),
  reason: z.string().nullable(),
  isLowest: z.boolean(),
  lines: wireSellerLines,
  /** Absent from product APIs that do not send comments. */
  comments: z.object(askComments.shape).partial().optional(),
  newCondition: z.boolean().nullable().optional(),
  /** Days that the seller has to ship, once the buyer has paid. */
  shipDays: z.int().optional(),
  /** Its own id while buyers can accept it, else null. */
  liveAskId: z.int().nullable().optional(),
  /** null: not stated. */
  copyDetails: wireCopyDetails.nullable().optional(),
});
export type WireAsk = z.infer<typeof wireAsk>;
export const wireAskSingle = single(wireAsk);
export const wireAsks = collection(wireAsk);

/** A bid as its owner sees it. */
export const wireBid = z.object({
  ...tradeCommon,
  type: z.enum(['bid', 'buy']),
  status: z.enum(bidStatuses),
  isHighest: z.boolean(),
  lines: wireBuyerLines,
});
export type WireBid = z.infer<typeof wireBid>;
export const wireBidSingle = single(wireBid);
export const wireBids = collection(wireBid);

/** GET /api/bids?country=: each bid also as it would be delivered to that country. */
const wireMovedBid = wireBid.extend({
  /** Both absent from product APIs that quote for no other country. */
  buyerRegion: z.enum(regions).optional(),
  movedLines: wireBuyerLines.optional(),
});
export type WireMovedBid = z.infer<typeof wireMovedBid>;
export const wireMovedBids = collection(wireMovedBid);

/** Of an ask or a bid; a bid has only some of these. */
const anyStatus = z.enum(askStatuses);

/** GET /api/asks/user/history?type=stats: number and total of the caller's asks by status. */
export const wireTradeStats = plain(
  z.object({
    counts: z.array(z.object({ status: anyStatus, count: z.int() })),
    /** Minor units, one sum per currency. */
    sums: z.array(z.object({ status: anyStatus, currency, price: z.int() })),
  }),
);

/** POST /api/asks/{id}/place/{bidId or 0} and POST /api/bids/{id}/place. */
export const wirePlaced = plain(
  z.object({
    id: z.int(),
    status: z.enum([...askStatuses, ...bidStatuses]),
    orderId: z.int().nullable(),
  }),
);

/** What the answers to placing and to editing have in common. */
export const wireTraded = z.union([
  wirePlaced,
  plain(
    z
      .object({
        id: z.int(),
        attributes: z.object({
          status: z.enum([...askStatuses, ...bidStatuses]),
          orderId: z.int().nullable(),
        }),
      })
      .transform(({ id, attributes: { status, orderId } }) => ({ id, status, orderId })),
  ),
]);

/** The answer to `extendAllBody`. */
export const wireExtended = plain(z.object({ extended: z.int() }));

/** Header of every write that trades. */
export const idempotencyHeader = 'idempotency-key';
export const idempotencyKey = z.string().regex(/^[\x20-\x7e]{1,200}$/);

/**
 * POST /api/trades/outcome: the outcome of the caller's request with this key. 'not-done' is final:
 * a late request is refused with 'trade.not-done'.
 */
export const outcomeBody = z.strictObject({ key: idempotencyKey });
export function wireOutcome<Answer extends z.ZodType>(answer: Answer) {
  return plain(
    z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('done'), answer }),
      z.object({ outcome: z.enum(['in-progress', 'not-done']) }),
    ]),
  );
}
