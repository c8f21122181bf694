import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { carriers } from '../../../shared/domain/carriers.ts';
import type { CopyDetails } from '../../../shared/domain/copy-details.ts';
import { currencies } from '../../../shared/domain/money.ts';
import { fellThrough, orderStatuses } from '../../../shared/domain/order-status.ts';
import { ordersUnderWay } from '../../../shared/domain/orders-under-way.ts';
import { editions } from './catalogue.ts';
import { amount, instant, isOneOf, listOf, requestId } from './columns.ts';
import { asks, bids } from './market.ts';
import { type StoredAddress, users } from './people.ts';

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
