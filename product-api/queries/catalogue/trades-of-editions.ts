import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { editions } from '../../db/schema/catalogue.ts';
import { asks, bids } from '../../db/schema/market.ts';
import { orders } from '../../db/schema/orders.ts';
import { isAnyOf } from '../../db/sql.ts';
import type { EditionRow } from '../../market/rows.ts';
import { openAsks, openBids, openOrders } from '../count-open-trades.ts';

export type Trades = { readonly open: number; readonly all: number };

/** By edition: its asks, bids and orders that are open, and all of them with drafts. */
export async function tradesOfEditions(
  db: Queryable,
  editionIds: readonly number[],
): Promise<ReadonlyMap<number, Trades>> {
  const totals = new Map(editionIds.map((id) => [id, { open: 0, all: 0 }]));
  for (const [table, openStatuses] of [
    [asks, openAsks],
    [bids, openBids],
    [orders, openOrders],
  ] as const) {
    const isOpen = inArray(table.status, [...openStatuses] as never[]);
    const rows = await db
      .select({
        editionId: table.editionId,
        open: sql`count(*) filter (where ${isOpen})`.mapWith(Number),
        all: count(),
      })
      .from(table)
      .where(isAnyOf(table.editionId, editionIds))
      .groupBy(table.editionId);
    for (const { editionId, open, all } of rows) {
      const total = totals.get(editionId) ?? { open: 0, all: 0 };
      totals.set(editionId, { open: total.open + open, all: total.all + all });
    }
  }
  return totals;
}

/** Locks the books of an artwork, so that no trade begins meanwhile. */
export function lockEditions(tx: Transaction, artworkId: number): Promise<EditionRow[]> {
  return tx
    .select()
    .from(editions)
    .where(eq(editions.artworkId, artworkId))
    .orderBy(asc(editions.id))
    .for('no key update');
}

export async function countOpen(db: Queryable, editionIds: readonly number[]): Promise<number> {
  const trades = await tradesOfEditions(db, editionIds);
  return [...trades.values()].reduce((sum, { open }) => sum + open, 0);
}
