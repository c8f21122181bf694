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
import { accountKinds, transactionKinds } from '../../../shared/domain/ledger.ts';
import { currencies } from '../../../shared/domain/money.ts';
import { artists } from './catalogue.ts';
import { amount, instant, isOneOf, listOf, requestId } from './columns.ts';
import { orders } from './market.ts';
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
 * What moved or became owed, once for its cause. Triggers refuse changes and deletions: a mistake is
 * corrected by a transaction that reverses it.
 */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: transactionKinds }).notNull(),
    /** What made it, such as 'charge:pi_123': the same cause is posted once. */
    cause: text('cause').notNull().unique(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
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
