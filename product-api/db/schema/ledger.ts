import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { accountKinds, discrepancyKinds, transactionKinds } from '../../../shared/domain/ledger.ts';
import { currencies } from '../../../shared/domain/money.ts';
import { artists } from './catalogue.ts';
import { amount, instant, isOneOf, listOf, requestId } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './people.ts';

/** The id of a database transaction; it is never used again. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' });

const ofPerson = ['buyer', 'seller', 'seller-debt'] as const;

/** The accounts of the ledger, one for each kind, currency and holder. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: accountKinds }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** Of a buyer or seller: the person. */
    holderId: integer('holder_id').references(() => users.id),
    /** Of royalties: the artist; null: of works without one. */
    artistId: integer('artist_id').references(() => artists.id),
  },
  (table) => [
    unique('ledger_accounts_once')
      .on(table.kind, table.currency, table.holderId, table.artistId)
      .nullsNotDistinct(),
    index('ledger_accounts_holder').on(table.holderId).where(sql`${table.holderId} is not null`),
    index('ledger_accounts_artist').on(table.artistId).where(sql`${table.artistId} is not null`),
    check(
      'ledger_accounts_holders',
      sql`(${table.holderId} is not null) = (${table.kind} in (${listOf(ofPerson)})) and (${table.artistId} is null or ${table.kind} = 'royalties')`,
    ),
    isOneOf('ledger_accounts_kind', table.kind, accountKinds),
    isOneOf('ledger_accounts_currency', table.currency, currencies),
  ],
);

/**
 * What moved or became owed, once for its cause. Triggers refuse changes and deletions: a mistake
 * is corrected by a transaction that reverses it.
 */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: transactionKinds }).notNull(),
    /** What made it, such as 'charge:pi_123': the same cause is posted once. */
    cause: text('cause').notNull().unique(),
    /** null: it concerns no order. */
    orderId: integer('order_id').references(() => orders.id),
    reversesId: bigint('reverses_id', { mode: 'number' })
      .unique()
      .references((): AnyPgColumn => ledgerTransactions.id),
    at: instant('at').notNull(),
    requestId: requestId(),
    /** Entries are added by the same database transaction only. */
    writtenBy: transactionNumber('written_by').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index('ledger_transactions_order').on(table.orderId),
    index('ledger_transactions_at').on(table.at, table.id),
    check(
      'ledger_transactions_of_order',
      sql`${table.orderId} is not null or ${table.kind} in ('processor-fee', 'conversion', 'withdrawal', 'royalty-payment', 'reversal')`,
    ),
    check(
      'ledger_transactions_reversal',
      sql`(${table.reversesId} is not null) = (${table.kind} = 'reversal')`,
    ),
    isOneOf('ledger_transactions_kind', table.kind, transactionKinds),
  ],
);

/**
 * Minor units of the account's currency: above zero a debit, below zero a credit. The entries of a
 * transaction sum to zero in each currency, by a trigger.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: amount('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.accountId] }),
    index('ledger_entries_account').on(table.accountId, table.transactionId),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
);

/**
 * Where the ledger and the processor's records disagree. One that is seen by two comparisons in a
 * row is shown: between them payments under way have ended.
 */
export const ledgerDiscrepancies = pgTable(
  'ledger_discrepancies',
  {
    kind: text('kind', { enum: discrepancyKinds }).notNull(),
    /** The processor's id of the payment; of a balance its currency. */
    sourceId: text('source_id').notNull(),
    orderId: integer('order_id').references(() => orders.id),
    /** Minor units: what the ledger has, and what the processor says. */
    here: amount('here').notNull(),
    there: amount('there').notNull(),
    /** Also one that the site does not trade in. */
    currency: text('currency_code').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** How many comparisons in a row have seen it. */
    times: integer('times').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.sourceId] }),
    index('ledger_discrepancies_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    isOneOf('ledger_discrepancies_kind', table.kind, discrepancyKinds),
  ],
);

/** The comparisons with a processor that were completed. */
export const reconciliations = pgTable('reconciliations', {
  processor: text('processor').primaryKey(),
  /** When the latest began: it has seen all movements before. */
  startedAt: instant('started_at').notNull(),
  /** How many movements it compared. */
  movements: integer('movements').notNull(),
});
