import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { askStatuses, runningAsks } from '../../../shared/domain/ask-status.ts';
import { bidStatuses } from '../../../shared/domain/bid-status.ts';
import { carriers } from '../../../shared/domain/carriers.ts';
import type { CopyDetails } from '../../../shared/domain/copy-details.ts';
import { currencies } from '../../../shared/domain/money.ts';
import { fellThrough, orderStatuses } from '../../../shared/domain/order-status.ts';
import { ordersUnderWay } from '../../../shared/domain/orders-under-way.ts';
import { regions } from '../../../shared/domain/regions.ts';
import { editions } from './catalogue.ts';
import { amount, instant, isOneOf, listOf, requestId } from './columns.ts';
import { feeSchedules } from './fees.ts';
import { type StoredAddress, users } from './people.ts';

const askTypes = ['ask', 'sell'] as const;
const bidTypes = ['bid', 'buy'] as const;
const keyStatuses = ['answered', 'closed'] as const;

/** Columns of asks and bids alike. Prices are minor units of `currency`. */
const bookOrder = {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id),
  editionId: integer('edition_id')
    .notNull()
    .references(() => editions.id),
  price: amount('price').notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  /** Pence at the rates of the time of placing; the book sorts by it. */
  priceGbp: amount('price_gbp').notNull(),
  isBulk: boolean('is_bulk').notNull().default(false),
  expiresInDays: integer('expires_in_days').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  placedAt: instant('placed_at').notNull().defaultNow(),
  expiresAt: instant('expires_at'),
  /** The fees that it was quoted; null: the defaults. */
  feesId: integer('fees_id').references(() => feeSchedules.id),
  /** The expiry that its owner was reminded of; a later expiry gets a reminder of its own. */
  remindedOf: instant('reminded_of'),
};

export const asks = pgTable(
  'asks',
  {
    ...bookOrder,
    type: text('type', { enum: askTypes }).notNull(),
    status: text('status', { enum: askStatuses }).notNull().default('Draft'),
    /** The region that the work ships from; decides import costs. */
    sellerRegion: text('seller_region', { enum: regions }).notNull(),
    dhlInsurance: boolean('dhl_insurance').notNull().default(false),
    /** The seller's comments on the documents, by the wire's names. */
    comments: jsonb('comments').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Why an operator asked for more information or rejected it. */
    reason: text('reason'),
    /** What the seller says of the copy; null: not stated. */
    copyDetails: jsonb('copy_details').$type<CopyDetails>(),
    /** The artwork's royalty at the last edit; null: the default. */
    royaltyPercent: doublePrecision('royalty_percent'),
    /** The quoted payout, the least that a trade may pay. null: none was quoted. */
    promisedPayout: amount('promised_payout'),
    /** When an operator approved the seller's documents for this edition. */
    authenticatedAt: instant('authenticated_at'),
  },
  (table) => [
    index('asks_book')
      .on(table.editionId, table.priceGbp, table.placedAt, table.id)
      .where(sql`${table.status} = 'Approved'`),
    /** For market/offered-ask.ts. */
    index('asks_delivered')
      .on(
        table.sellerRegion,
        table.currency,
        table.editionId,
        table.price,
        table.placedAt,
        table.id,
      )
      .where(sql`${table.status} = 'Approved'`),
    index('asks_user').on(table.userId, table.id, table.status),
    index('asks_user_edition').on(table.userId, table.editionId),
    index('asks_pending').on(table.id).where(sql`${table.status} = 'PendingAuthentication'`),
    index('asks_expiring')
      .on(table.expiresAt)
      .where(sql`${table.status} in (${listOf(runningAsks)}) and ${table.expiresAt} is not null`),
    index('asks_to_remind')
      .on(table.expiresAt)
      .where(
        sql`${table.status} = 'Approved' and ${table.remindedOf} is distinct from ${table.expiresAt}`,
      ),
    unique('asks_of_edition').on(table.editionId, table.id),
    index('asks_drafts').on(table.createdAt).where(sql`${table.status} = 'Draft'`),
    check('asks_price', sql`${table.price} > 0 and ${table.priceGbp} > 0`),
    isOneOf('asks_currency', table.currency, currencies),
    isOneOf('asks_type', table.type, askTypes),
    isOneOf('asks_status', table.status, askStatuses),
    isOneOf('asks_seller_region', table.sellerRegion, regions),
  ],
);

export const bids = pgTable(
  'bids',
  {
    ...bookOrder,
    type: text('type', { enum: bidTypes }).notNull(),
    status: text('status', { enum: bidStatuses }).notNull().default('Draft'),
    /** The region that the work ships to; decides shipping, import and the process fee. */
    buyerRegion: text('buyer_region', { enum: regions }).notNull(),
    /** Of a purchase: the ask that it was drafted for. */
    lowestAskId: integer('lowest_ask_id'),
    /** The quoted total, the most that a trade may cost. null: none was quoted. */
    promisedTotal: amount('promised_total'),
    /** The shipping address at the time of placing. */
    shippingAddress: jsonb('shipping_address').$type<StoredAddress>(),
  },
  (table) => [
    index('bids_book')
      .on(table.editionId, table.priceGbp.desc(), table.placedAt, table.id)
      .where(sql`${table.status} = 'Approved'`),
    index('bids_user').on(table.userId, table.id, table.status),
    index('bids_user_edition').on(table.userId, table.editionId),
    index('bids_expiring')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'Approved' and ${table.expiresAt} is not null`),
    index('bids_to_remind')
      .on(table.expiresAt)
      .where(
        sql`${table.status} = 'Approved' and ${table.remindedOf} is distinct from ${table.expiresAt}`,
      ),
    unique('bids_of_edition').on(table.editionId, table.id),
    index('bids_drafts').on(table.createdAt).where(sql`${table.status} = 'Draft'`),
    foreignKey({
      name: 'bids_lowest_ask',
      columns: [table.editionId, table.lowestAskId],
      foreignColumns: [asks.editionId, asks.id],
    }),
    /** For the foreign key: deleting an ask looks here for purchases. */
    index('bids_purchases').on(table.lowestAskId).where(sql`${table.lowestAskId} is not null`),
    check('bids_price', sql`${table.price} > 0 and ${table.priceGbp} > 0`),
    isOneOf('bids_currency', table.currency, currencies),
    isOneOf('bids_type', table.type, bidTypes),
    isOneOf('bids_status', table.status, bidStatuses),
    isOneOf('bids_buyer_region', table.buyerRegion, regions),
  ],
);

/** A trade. Its lines are written once, and CHECKs keep their sums right. */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    editionId: integer('edition_id')
      .notNull()
      .references(() => editions.id),
    askId: integer('ask_id')
      .notNull()
      .references(() => asks.id),
    bidId: integer('bid_id')
      .notNull()
      .references(() => bids.id),
    buyerId: integer('buyer_id')
      .notNull()
      .references(() => users.id),
    sellerId: integer('seller_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: orderStatuses }).notNull().default('AwaitingPayment'),
    /** The price of the trade, in the currency of the order that was in the book. */
    price: amount('price').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    priceGbp: amount('price_gbp').notNull(),
    /** Units of each side's currency that one of `currency` bought at the trade; null: not kept. */
    buyerRate: doublePrecision('buyer_rate'),
    sellerRate: doublePrecision('seller_rate'),
    buyerCurrency: text('buyer_currency', { enum: currencies }).notNull(),
    buyerPrice: amount('buyer_price').notNull(),
    buyerShipping: amount('buyer_shipping').notNull(),
    buyerProcessFee: amount('buyer_process_fee').notNull(),
    buyerTotal: amount('buyer_total').notNull(),
    sellerCurrency: text('seller_currency', { enum: currencies }).notNull(),
    sellerPrice: amount('seller_price').notNull(),
    sellerApplicationFee: amount('seller_application_fee').notNull(),
    sellerRoyalty: amount('seller_royalty').notNull(),
    sellerInsurance: amount('seller_insurance').notNull(),
    sellerPayout: amount('seller_payout').notNull(),
    /** The shipping address at the time of the trade. */
    shippingAddress: jsonb('shipping_address').$type<StoredAddress>(),
    /** The ask's, at the time of the trade. */
    copyDetails: jsonb('copy_details').$type<CopyDetails>(),
    trackingNumber: text('tracking_number'),
    carrier: text('carrier', { enum: carriers }),
    /** The day in the seller's calendar. */
    shippedOn: date('shipped_on', { mode: 'string' }),
    /** When the seller took the one extension of the time to ship. */
    extendedAt: instant('extended_at'),
    deadline: instant('deadline'),
    /** When the buyer or the seller was reminded of this deadline. */
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /**
     * 0 while the trade stands, the order's own id once it fell through. No index contains the
     * status, so that most status changes are HOT updates.
     */
    fellThroughId: integer('fell_through_id')
      .notNull()
      .generatedAlwaysAs(sql`case when status in (${listOf(fellThrough)}) then id else 0 end`),
    isUnderWay: boolean('is_under_way')
      .notNull()
      .generatedAlwaysAs(sql`status in (${listOf(ordersUnderWay)})`),
  },
  (table) => [
    index('orders_buyer').on(table.buyerId, table.id),
    index('orders_seller').on(table.sellerId, table.id),
    index('orders_edition').on(table.editionId, table.createdAt),
    index('orders_deadline').on(table.deadline).where(sql`${table.deadline} is not null`),
    index('orders_tracking')
      .on(table.trackingNumber)
      .where(sql`${table.trackingNumber} is not null`),
    index('orders_under_way').on(table.id).where(sql`${table.isUnderWay}`),
    /** Guarantees that an ask and a bid are sold at most once. */
    uniqueIndex('orders_ask_once').on(table.askId, table.fellThroughId),
    uniqueIndex('orders_bid_once').on(table.bidId, table.fellThroughId),
    check(
      'orders_buyer_lines',
      sql`${table.buyerPrice} + ${table.buyerShipping} + ${table.buyerProcessFee} = ${table.buyerTotal}`,
    ),
    check(
      'orders_seller_lines',
      sql`${table.sellerPrice} - ${table.sellerApplicationFee} - ${table.sellerRoyalty} - ${table.sellerInsurance} = ${table.sellerPayout}`,
    ),
    isOneOf('orders_carrier', table.carrier, carriers),
    isOneOf('orders_status', table.status, orderStatuses),
    isOneOf('orders_currency', table.currency, currencies),
    isOneOf('orders_buyer_currency', table.buyerCurrency, currencies),
    isOneOf('orders_seller_currency', table.sellerCurrency, currencies),
    check('orders_two_people', sql`${table.buyerId} <> ${table.sellerId}`),
  ],
);

export const orderEvents = pgTable(
  'order_events',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    at: instant('at').notNull().defaultNow(),
    requestId: requestId(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    isOneOf('order_events_status', table.status, orderStatuses),
  ],
);

/** The first answer to a write, returned again for the same key and body. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    /** SHA-256 of method, path and body; of a multipart form, of its contents. */
    fingerprint: text('fingerprint').notNull(),
    /** closed: a look-up came before the request, which is refused from then on. */
    status: text('status', { enum: keyStatuses }).notNull(),
    body: jsonb('body').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
    isOneOf('idempotency_keys_status', table.status, keyStatuses),
  ],
);
