import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { askStatuses, runningAsks } from '../../../shared/domain/ask-status.ts';
import { bidStatuses } from '../../../shared/domain/bid-status.ts';
import type { CopyDetails } from '../../../shared/domain/copy-details.ts';
import { currencies } from '../../../shared/domain/money.ts';
import { regions } from '../../../shared/domain/regions.ts';
import { editions } from './catalogue.ts';
import { amount, instant, isOneOf, listOf } from './columns.ts';
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
    quotedPayout: amount('quoted_payout'),
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
    quotedTotal: amount('quoted_total'),
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
