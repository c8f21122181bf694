import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { currencies } from '../../../shared/domain/money.ts';
import { amount, instant, isOneOf } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './people.ts';

const processors = ['stripe', 'sandbox'] as const;
const taskKinds = ['charge', 'refund', 'payout', 'partial-refund'] as const;
const taskStatuses = ['open', 'held', 'done', 'disputed', 'failed', 'dropped'] as const;

/** The displayable part of a card; only the processor has the number. */
export type CardSummary = {
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
};

/** A user's accounts at a processor: the card as a buyer, payouts as a seller. */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    processor: text('processor', { enum: processors }).notNull(),
    customerId: text('customer_id'),
    /** The card set-up in progress, if any. */
    setupId: text('setup_id'),
    setupStartedAt: instant('setup_started_at'),
    paymentMethodId: text('payment_method_id'),
    card: jsonb('card').$type<CardSummary>(),
    /** The same for the same card, and for the same bank account, on every account. */
    cardFingerprint: text('card_fingerprint'),
    payoutFingerprint: text('payout_fingerprint'),
    payoutAccountId: text('payout_account_id'),
    detailsSubmitted: boolean('details_submitted').notNull().default(false),
    payoutsEnabled: boolean('payouts_enabled').notNull().default(false),
    /** What the processor still requires from the seller, in its own names. */
    requirements: jsonb('requirements').$type<readonly string[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.processor] }),
    uniqueIndex('payment_accounts_customer').on(table.processor, table.customerId),
    uniqueIndex('payment_accounts_payout').on(table.processor, table.payoutAccountId),
    index('payment_accounts_setups')
      .on(table.setupStartedAt)
      .where(sql`${table.setupId} is not null`),
    isOneOf('payment_accounts_processor', table.processor, processors),
  ],
);

/**
 * A charge, refund or payout of an order, written in the transaction that decides it. `reference`
 * is the processor's idempotency key: retries move the money once. A trigger refuses an amount that
 * is not the order's, a refund of more than is left of the charge, a partial refund that no case
 * decided, and a payout without a settled charge, of more or less than the ledger owes, or while a
 * case is open.
 */
export const paymentTasks = pgTable(
  'payment_tasks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: taskKinds }).notNull(),
    reference: uuid('reference').notNull().unique().defaultRandom(),
    /** Minor units of `currency`. */
    amount: amount('amount').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /**
     * held: a payout that waits for a settled charge, or a charge that waits for its buyer: it was
     * declined, or has to be confirmed at the bank. disputed: a charge that was paid, and that
     * the buyer's bank or the processor took back. dropped: it was never requested and never will.
     */
    status: text('status', { enum: taskStatuses }).notNull().default('open'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** The card of the latest attempt. Repeating the first attempt must use the same one. */
    paymentMethodId: text('payment_method_id'),
    /** The processor's id of the payment; the bank's, of one that an operator recorded. */
    processorId: text('processor_id'),
    /** The operator who recorded the payment; null: the processor made it. */
    recordedBy: text('recorded_by'),
    /** Of a charge: what was received. */
    settledAmount: amount('settled_amount'),
    settledCurrency: text('settled_currency', { enum: currencies }),
    /** Of a charge: what was refunded at the processor, in full or in part, but not by us. */
    refundedAmount: amount('refunded_amount').notNull().default(0),
    /**
     * The processor's code for the failure; of a disputed charge 'dispute', 'dispute-lost' or
     * 'refund'.
     */
    failure: text('failure'),
  },
  (table) => [
    uniqueIndex('payment_tasks_once').on(table.orderId, table.kind),
    /** Money leaves once: back to the buyer or on to the seller. */
    uniqueIndex('payment_tasks_one_way_out')
      .on(table.orderId)
      .where(sql`${table.kind} in ('refund', 'payout') and ${table.status} in ('open', 'done')`),
    index('payment_tasks_processor').on(table.processorId),
    index('payment_tasks_stuck').on(table.id).where(sql`${table.status} in ('disputed', 'failed')`),
    index('payment_tasks_open').on(table.nextAttemptAt).where(sql`${table.status} = 'open'`),
    check(
      'payment_tasks_settled',
      sql`${table.kind} <> 'charge' or ${table.status} not in ('done', 'disputed') or (${table.settledAmount} is not null and ${table.settledAmount} = ${table.amount} and ${table.settledCurrency} is not null and ${table.settledCurrency} = ${table.currency})`,
    ),
    check('payment_tasks_refunded', sql`${table.refundedAmount} between 0 and ${table.amount}`),
    isOneOf('payment_tasks_currency', table.currency, currencies),
    isOneOf('payment_tasks_settled_currency', table.settledCurrency, currencies),
    isOneOf('payment_tasks_kind', table.kind, taskKinds),
    isOneOf('payment_tasks_status', table.status, taskStatuses),
  ],
);
