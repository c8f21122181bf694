import { z } from 'zod';
import { askStatuses } from '../domain/ask-status.ts';
import { bidStatuses } from '../domain/bid-status.ts';
import { carriers } from '../domain/carriers.ts';
import { orderPapers } from '../domain/order-papers.ts';
import { orderStatuses } from '../domain/order-status.ts';
import { sellerTypes } from '../domain/seller-type.ts';
import { casesOfOrder } from './cases.ts';
import { bookPrice, feesView, pictureView } from './catalogue.ts';
import { copyView } from './copy-details.ts';
import { moneySchema } from './money.ts';
import { paused } from './paused.ts';

/** The traded edition, as buyer, seller and support see it. */
export const tradedEdition = z.object({
  artworkId: z.int(),
  artworkName: z.string(),
  artists: z.array(z.object({ id: z.int(), name: z.string() })),
  editionId: z.int(),
  editionName: z.string(),
  suffix: z.string(),
  /** '' if it is not known. */
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
  /** The order that it led to, once Done. */
  orderId: z.int().nullable(),
  lines: buyerLinesView,
});
export type BidView = z.infer<typeof bidView>;

/** GET /api/account/bids/moved: open bids that another delivery country changes. */
export const movedBidsView = z.object({
  bids: z.array(
    z.object({
      id: z.int(),
      artworkName: z.string(),
      suffix: z.string(),
      price: moneySchema,
      /** The most that it costs now, and delivered to the country. */
      total: moneySchema,
      movedTotal: moneySchema,
    }),
  ),
});
export type MovedBidsView = z.infer<typeof movedBidsView>;

export const askView = z.object({
  id: z.int(),
  edition: tradedEdition,
  price: moneySchema,
  status: z.enum(askStatuses),
  /** An operator's reason for requesting changes or rejecting. */
  reason: z.string().nullable(),
  placedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  isLowest: z.boolean(),
  insured: z.boolean(),
  /** When a bulk upload added it; null: it was listed on its own. */
  bulkAddedAt: z.iso.datetime().nullable(),
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

const shipmentView = z.object({
  trackingNumber: z.string(),
  carrier: z.enum(carriers).nullable(),
  /** YYYY-MM-DD. */
  shippedOn: z.iso.date().nullable(),
});
export type ShipmentView = z.infer<typeof shipmentView>;

const orderCommon = {
  id: z.int(),
  askId: z.int(),
  bidId: z.int(),
  edition: tradedEdition,
  status: z.enum(orderStatuses),
  createdAt: z.iso.datetime(),
  /** What the seller said of the parcel to us; null: nothing yet. */
  shipment: shipmentView.nullable(),
  /** Every status of the order so far, oldest first. */
  history: z.array(z.object({ status: z.enum(orderStatuses), at: z.iso.datetime() })),
  /** When the next actor's time runs out. */
  deadline: z.iso.datetime().nullable(),
  /** As the seller stated it at the time of the trade; null: not stated. */
  copy: copyView.nullable(),
  /** The buyer’s bank or the processor took the payment back. */
  isDisputed: z.boolean(),
  /** The bank decided for the buyer. */
  isDisputeLost: z.boolean(),
};

/** An order as one side sees it, without the other side's lines, name or address. */
export const purchaseView = z.object({
  ...orderCommon,
  lines: buyerLinesView,
  /**
   * The processor's code for the failed payment, 'no-card' if none was added in time; else null.
   */
  paymentFailure: z.string().nullable(),
  /** What was refunded outside the order's own course; null: nothing. */
  refunded: moneySchema.nullable(),
});
export type PurchaseView = z.infer<typeof purchaseView>;
export const saleView = z.object({
  ...orderCommon,
  lines: sellerLinesView,
  /** Lines of the address to ship to; null where it is not known. */
  shipTo: z.array(z.string()).nullable(),
  /** The buyer's card was declined, and they can still pay with another one. */
  isPaymentDeclined: z.boolean(),
  /** Whether more time to ship may still be asked for. */
  canExtend: z.boolean(),
});
export type SaleView = z.infer<typeof saleView>;

/** The papers that its reader can have. */
const papers = z.array(z.enum(orderPapers));

/** GET /api/account/orders/:id: the order, by the side that the user is on. */
export const orderView = z.discriminatedUnion('side', [
  z.object({
    side: z.literal('buyer'),
    order: purchaseView,
    /** The delivery address; null if it is not known. */
    shippingAddress: addressView.nullable(),
    /** What the seller sells as; null if it is not known. */
    sellerType: z.enum(sellerTypes).nullable(),
    /** What the artist gets of the price; null: nothing. */
    royalty: moneySchema.nullable(),
    papers,
    /** The number of the certificate; null: there is none. */
    certificate: z.string().nullable(),
    problem: casesOfOrder,
  }),
  z.object({ side: z.literal('seller'), order: saleView, papers, problem: casesOfOrder }),
]);
export type OrderView = z.infer<typeof orderView>;

/** GET /api/account/buying. */
export const buyingView = z.object({
  bids: z.array(bidView),
  orders: z.array(purchaseView),
  /** Why nothing new can be traded; null: it can, and nothing is owed. */
  paused: paused.nullable(),
});
export type BuyingView = z.infer<typeof buyingView>;

/** GET /api/account/selling. */
export const sellingView = z.object({
  asks: z.array(askView),
  orders: z.array(saleView),
  /** Until when the listings are paused; null: they are not. */
  awayUntil: z.iso.datetime().nullable(),
  /** Why nothing new can be traded; null: it can, and nothing is owed. */
  paused: paused.nullable(),
});
export type SellingView = z.infer<typeof sellingView>;

/** GET /api/account/asks/books: what new prices of one's running and waiting asks depend on. */
export const listingBooksView = z.object({
  fees: feesView,
  books: z.array(
    z.object({
      askId: z.int(),
      /** Percent; null: the default royalty. */
      royalty: z.number().nullable(),
      /** The best ask other than this one. */
      lowestAsk: bookPrice.nullable(),
      /** The best bid of another person. */
      highestBid: bookPrice.nullable(),
      ownBid: bookPrice.nullable(),
      lastSale: moneySchema.nullable(),
    }),
  ),
});
export type ListingBooksView = z.infer<typeof listingBooksView>;
export type ListingBook = ListingBooksView['books'][number];

/** PUT /api/account/away: until when one's listings are paused; null: they are not. */
export const awayView = z.object({ until: z.iso.datetime().nullable() });
export type AwayView = z.infer<typeof awayView>;

/** GET /api/account/asks/totals and /api/account/bids/totals: all that one has ever placed. */
export const tradeTotalsView = z.object({
  totals: z.array(
    z.object({
      /** Of an ask or a bid; a bid has only some of these. */
      status: z.enum(askStatuses),
      count: z.int(),
      /** One sum of prices per currency. */
      sums: z.array(moneySchema),
    }),
  ),
});
export type TradeTotalsView = z.infer<typeof tradeTotalsView>;

/** PUT /api/account/asks/expiry and /api/account/bids/expiry: how many expire later now. */
export const extendedView = z.object({ extended: z.int() });
export type ExtendedView = z.infer<typeof extendedView>;

const ownOrder = z.object({
  id: z.int(),
  editionId: z.int(),
  price: moneySchema,
  /** null: until accepted. */
  expiresAt: z.iso.datetime().nullable(),
});
/** `isLive`: in the book, as no longer waiting for approval. */
const ownAsk = ownOrder.extend({
  isLive: z.boolean(),
  insured: z.boolean(),
  /** null: not stated. */
  copy: copyView.nullable(),
});
export type OwnOrderView = z.infer<typeof ownOrder>;
export type OwnAskView = z.infer<typeof ownAsk>;

/** GET /api/artworks/:id/own-orders: the user's open asks and bids on the artwork. */
export const ownOrdersView = z.object({ asks: z.array(ownAsk), bids: z.array(ownOrder) });
export type OwnOrdersView = z.infer<typeof ownOrdersView>;

/** GET /api/profile. */
export const profileView = z.object({
  shippingAddress: addressView.nullable(),
  billingAddress: addressView.nullable(),
});
export type ProfileView = z.infer<typeof profileView>;

/**
 * The answer to a trade's POST. A bid at or above the lowest ask, and an ask at or below the
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
 * The outcome of a trade whose answer was lost; `id` is its bid's or ask's. 'not-done' is final:
 * the key is closed, and a new attempt needs a new key. 'unknown': the product API cannot tell.
 */
export const tradeOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), id: z.int(), orderId: z.int().nullable() }),
  z.object({ outcome: z.enum(['in-progress', 'not-done', 'unknown']) }),
]);
export type TradeOutcome = z.infer<typeof tradeOutcome>;
