import { asc } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { isAnyOf } from '../db/sql.ts';
import { readSite } from '../market/owner-settings.ts';
import type { AskRow, OrderRow } from '../market/rows.ts';
import { type QuotedTerms, readQuotedTerms } from '../market/terms.ts';
import { loadTradedEditions, type TradedEdition, tradedEdition } from './load-traded-editions.ts';

/** An ask with its relations. `order` is its order, once Done. */
export type LoadedAsk = {
  readonly ask: AskRow;
  readonly traded: TradedEdition;
  readonly order: OrderRow | null;
  readonly terms: QuotedTerms;
  /** Working days that a seller has to ship. */
  readonly daysToShip: number;
};

export async function loadAsks(db: Queryable, rows: readonly AskRow[]): Promise<LoadedAsk[]> {
  if (rows.length === 0) return [];
  const terms = await readQuotedTerms(db);
  const { daysToShip } = await readSite(db);
  const traded = await loadTradedEditions(
    db,
    rows.map(({ editionId }) => editionId),
  );
  const sold = rows.filter(({ status }) => status === 'Done').map(({ id }) => id);
  const orderRows = sold.length === 0 ? [] : await ordersOf(db, sold);
  /** After a cancelled trade and a later one, the later order counts. */
  const orderOf = new Map(orderRows.map((order) => [order.askId, order]));
  return rows.map((ask) => ({
    ask,
    traded: tradedEdition(traded, ask.editionId),
    order: orderOf.get(ask.id) ?? null,
    terms,
    daysToShip,
  }));
}

function ordersOf(db: Queryable, askIds: readonly number[]): Promise<OrderRow[]> {
  return db.select().from(orders).where(isAnyOf(orders.askId, askIds)).orderBy(asc(orders.id));
}
