import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema/ledger.ts';
import { users } from '../../db/schema/people.ts';
import { loadTradedEditions } from '../load-traded-editions.ts';
import {
  type Bounds,
  readMovements,
  readOpenings,
  readParts,
  sumMovements,
} from './read-movements.ts';

/** What a seller is owed, less what they owe. */
const accountsOf = (userId: number) =>
  and(eq(ledgerAccounts.holderId, userId), inArray(ledgerAccounts.kind, ['seller', 'seller-debt']));

/** What a seller earned and was paid in a time, with the parts of each price. */
export async function readSellerStatement(db: Queryable, userId: number, bounds: Bounds) {
  const [seller] = await db.select().from(users).where(eq(users.id, userId));
  const openings = await readOpenings(db, accountsOf(userId), bounds.from);
  const movements = await readMovements(db, accountsOf(userId), bounds);
  return {
    name: seller ? `${seller.firstName} ${seller.lastName}` : '',
    sums: sumMovements(openings, movements),
    movements,
    partOf: await readParts(db, movements, ['application-fees', 'royalties', 'insurance']),
    traded: await loadTradedEditions(
      db,
      movements.flatMap(({ editionId }) => editionId ?? []),
    ),
  };
}
export type SellerStatement = Awaited<ReturnType<typeof readSellerStatement>>;

/** The months in which something moved, newest first. */
export async function listStatementMonths(db: Queryable, userId: number): Promise<string[]> {
  const month = sql<string>`to_char(${ledgerTransactions.at} at time zone 'UTC', 'YYYY-MM')`;
  const rows = await db
    .selectDistinct({ month })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(accountsOf(userId))
    .orderBy(desc(month));
  return rows.map((row) => row.month);
}
