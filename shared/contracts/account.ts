import { z } from 'zod';
import { askStatuses } from '../domain/ask-status.ts';
import { bidStatuses } from '../domain/bid-status.ts';
import { orderStatuses } from '../domain/order-status.ts';
import { pictureView } from './catalogue.ts';
import { moneySchema } from './money.ts';

/** What buyer, seller and support see of the thing traded. */
export const tradedEdition = z.object({
  artworkId: z.int(),
  artworkName: z.string(),
  artists: z.array(z.object({ id: z.int(), name: z.string() })),
  editionId: z.int(),
  editionName: z.string(),
  suffix: z.string(),
  /** '' where it is not known. */
  size: z.string(),
  href: z.string(),
  picture: pictureView.nullable(),
});
export type TradedEdition = z.infer<typeof tradedEdition>;

export const buyerLinesView = z.object({
  price: moneySchema,
  shipping: moneySchema,
  processFee: moneySchema,
  total: moneySchema,
});

export const sellerLinesView = z.object({
  price: moneySchema,
  applicationFee: moneySchema,
  royalty: moneySchema,
  insurance: moneySchema,
  payout: moneySchema,
});

export const bidView = z.object({
  id: z.int(),
  edition: tradedEdition,
  price: moneySchema,
  status: z.enum(bidStatuses),
  placedAt: z.iso.datetime(),
  /** null: until accepted. */
  expiresAt: z.iso.datetime().nullable(),
  isHighest: z.boolean(),
  lines: buyerLinesView,
});
export type BidView = z.infer<typeof bidView>;

export const askView = z.object({
  id: z.int(),
  edition: tradedEdition,
  price: moneySchema,
  status: z.enum(askStatuses),
  /** Why an operator asked for more or rejected. */
  reason: z.string().nullable(),
  placedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  isLowest: z.boolean(),
  lines: sellerLinesView,
});
export type AskView = z.infer<typeof askView>;

export const addressView = z.object({
  name: z.string(),
  address: z.string(),
  address_2: z.string(),
  city: z.string(),
  postalCode: z.string(),
  state: z.string(),
  country: z.string(),
  phone: z.string(),
});
export type AddressView = z.infer<typeof addressView>;

const orderCommon = {
  id: z.int(),
  askId: z.int(),
  bidId: z.int(),
  edition: tradedEdition,
  status: z.enum(orderStatuses),
  createdAt: z.iso.datetime(),
  trackingNumber: z.string().nullable(),
  /** Every status that the order has been in, oldest first. */
  history: z.array(z.object({ status: z.enum(orderStatuses), at: z.iso.datetime() })),
  /** By when the next actor has to act. */
  deadline: z.iso.datetime().nullable(),
  /** The buyer’s bank or the processor took the payment back. */
  isDisputed: z.boolean(),
};

/** An order as one of its two sides sees it: never the other's lines, name or address. */
export const purchaseView = z.object({
  ...orderCommon,
  lines: buyerLinesView,
  /** The processor's code for why the payment failed, 'no-card' for none in time; else null. */
  paymentFailure: z.string().nullable(),
});
export type PurchaseView = z.infer<typeof purchaseView>;
export const saleView = z.object({ ...orderCommon, lines: sellerLinesView });
export type SaleView = z.infer<typeof saleView>;

/** GET /api/account/orders/:id: the order, and which of its two sides is asking. */
export const orderView = z.discriminatedUnion('side', [
  z.object({
    side: z.literal('buyer'),
    order: purchaseView,
    /** Where it goes; null where that is not known. */
    shippingAddress: addressView.nullable(),
  }),
  z.object({ side: z.literal('seller'), order: saleView }),
]);
export type OrderView = z.infer<typeof orderView>;

/** GET /api/account/buying. */
export const buyingView = z.object({ bids: z.array(bidView), orders: z.array(purchaseView) });
export type BuyingView = z.infer<typeof buyingView>;

/** GET /api/account/selling. */
export const sellingView = z.object({ asks: z.array(askView), orders: z.array(saleView) });
export type SellingView = z.infer<typeof sellingView>;

const ownOrder = z.object({ id: z.int(), editionId: z.int(), price: moneySchema });

/** GET /api/artworks/:id/own-orders: what the person asks and bids for the work at present. */
export const ownOrdersView = z.object({ asks: z.array(ownOrder), bids: z.array(ownOrder) });
export type OwnOrdersView = z.infer<typeof ownOrdersView>;

/** GET /api/profile. */
export const profileView = z.object({
  shippingAddress: addressView.nullable(),
  billingAddress: addressView.nullable(),
});
export type ProfileView = z.infer<typeof profileView>;

/**
 * What a trade's POST answers. A bid at or above the lowest ask, and an ask at or below the
 * highest bid, trade at once: then `orderId` is set.
 */
export const placedBid = z.object({ bidId: z.int(), orderId: z.int().nullable() });
export type PlacedBid = z.infer<typeof placedBid>;
export const placedAsk = z.object({
  askId: z.int(),
  status: z.enum(askStatuses),
  orderId: z.int().nullable(),
});
export type PlacedAsk = z.infer<typeof placedAsk>;

/**
 * What became of a trade whose answer was lost: `id` of its bid or ask. 'not-done' is final: the
 * key is closed, and another try needs another. 'unknown': the product API cannot tell.
 */
export const tradeOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), id: z.int(), orderId: z.int().nullable() }),
  z.object({ outcome: z.enum(['in-progress', 'not-done', 'unknown']) }),
]);
export type TradeOutcome = z.infer<typeof tradeOutcome>;
