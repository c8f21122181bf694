import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './columns.ts';
import { orders } from './market.ts';
import { users } from './people.ts';

const processors = ['stripe', 'sandbox'] as const;
const taskKinds = ['charge', 'refund', 'payout'] as const;
const taskStatuses = ['open', 'done', 'failed', 'dropped'] as const;

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
 * is the processor's idempotency key: retries move the money once.
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
    /** dropped: it was never requested from the processor and never will be. */
    status: text('status', { enum: taskStatuses }).notNull().default('open'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** The card of the first attempt: every retry of a reference must use the same one. */
    paymentMethodId: text('payment_method_id'),
    /** The processor's id of the payment. */
    processorId: text('processor_id'),
    /** The processor's code for the failure. */
    failure: text('failure'),
  },
  (table) => [
    uniqueIndex('payment_tasks_once').on(table.orderId, table.kind),
    index('payment_tasks_open').on(table.nextAttemptAt).where(sql`${table.status} = 'open'`),
    isOneOf('payment_tasks_kind', table.kind, taskKinds),
    isOneOf('payment_tasks_status', table.status, taskStatuses),
  ],
);
