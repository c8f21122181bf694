import { asc, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema/ledger.ts';
import type { Bounds } from './read-movements.ts';

/** Every kind of account in each currency: before a time, in it and after it. */
export async function readAccountTotals(db: Queryable, { from, to }: Bounds) {
  const { amount } = ledgerEntries;
  const isBefore = sql`${ledgerTransactions.at} < ${from.toISOString()}::timestamptz`;
  const sumOf = (which: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${amount}) filter (where ${which}), 0)`.mapWith(Number);
  return db
    .select({
      account: ledgerAccounts.kind,
      currency: ledgerAccounts.currency,
      opening: sumOf(isBefore),
      debits: sumOf(sql`not ${isBefore} and ${amount} > 0`),
      credits: sumOf(sql`not ${isBefore} and ${amount} < 0`),
      closing: sql`sum(${amount})`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(lt(ledgerTransactions.at, to))
    .groupBy(ledgerAccounts.kind, ledgerAccounts.currency)
    .orderBy(asc(ledgerAccounts.kind), asc(ledgerAccounts.currency));
}
