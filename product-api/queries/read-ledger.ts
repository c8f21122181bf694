import { asc, count, desc, eq, gte, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artists } from '../db/schema/catalogue.ts';
import {
  ledgerAccounts,
  ledgerDiscrepancies,
  ledgerEntries,
  ledgerTransactions,
  reconciliations,
} from '../db/schema/ledger.ts';
import { timesUntilShown } from '../market/ledger/compare-movements.ts';

/** The balance of each kind of account in each currency, with how many of them are not empty. */
export async function readBalances(db: Queryable) {
  const sums = db
    .select({
      id: ledgerAccounts.id,
      account: ledgerAccounts.kind,
      currency: ledgerAccounts.currency,
      isHeld: sql<boolean>`${ledgerAccounts.holderId} is not null
        or ${ledgerAccounts.artistId} is not null`.as('is_held'),
      balance: sql<number>`sum(${ledgerEntries.amount})`.as('balance'),
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .groupBy(ledgerAccounts.id)
    .as('sums');
  return db
    .select({
      account: sums.account,
      currency: sums.currency,
      balance: sql`sum(${sums.balance})`.mapWith(Number),
      holders: sql`count(*) filter (where ${sums.isHeld} and ${sums.balance} <> 0)`.mapWith(Number),
    })
    .from(sums)
    .groupBy(sums.account, sums.currency)
    .orderBy(asc(sums.account), asc(sums.currency));
}

/** What was posted for an order, in order. */
export async function listPostings(db: Queryable, orderId: number) {
  const rows = await db
    .select({
      transaction: ledgerTransactions,
      account: ledgerAccounts.kind,
      currency: ledgerAccounts.currency,
      artist: artists.name,
      amount: ledgerEntries.amount,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .leftJoin(artists, eq(artists.id, ledgerAccounts.artistId))
    .where(eq(ledgerTransactions.orderId, orderId))
    .orderBy(asc(ledgerTransactions.id), desc(ledgerEntries.amount), asc(ledgerAccounts.id));
  const byId = Map.groupBy(rows, ({ transaction }) => transaction.id);
  return [...byId.values()].flatMap((group) => {
    const [first] = group;
    const entries = group.map(({ transaction: _, ...entry }) => entry);
    return first ? [{ ...first.transaction, entries }] : [];
  });
}

export async function countPostings(db: Queryable): Promise<number> {
  const [row] = await db.select({ all: count() }).from(ledgerTransactions);
  return row?.all ?? 0;
}

/** The latest comparison with a processor; null: there was none. */
export async function findComparison(db: Queryable) {
  const [row] = await db
    .select()
    .from(reconciliations)
    .orderBy(desc(reconciliations.startedAt))
    .limit(1);
  return row ?? null;
}

/** Where the ledger and the processor disagree for longer than a payment takes. */
export function listDiscrepancies(db: Queryable) {
  return db
    .select()
    .from(ledgerDiscrepancies)
    .where(gte(ledgerDiscrepancies.times, timesUntilShown))
    .orderBy(asc(ledgerDiscrepancies.seenAt), asc(ledgerDiscrepancies.sourceId))
    .limit(100);
}
