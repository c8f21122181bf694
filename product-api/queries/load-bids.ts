import { asc } from 'drizzle-orm';
import type { Region } from '../../shared/domain/regions.ts';
import type { Queryable } from '../db/database.ts';
import { asks } from '../db/schema/market.ts';
import { orders } from '../db/schema/orders.ts';
import { isAnyOf } from '../db/sql.ts';
import type { BidRow, OrderRow } from '../market/rows.ts';
import { type QuotedTerms, readQuotedTerms } from '../market/terms.ts';
import { loadTradedEditions, type TradedEdition, tradedEdition } from './load-traded-editions.ts';

/** A bid with its relations. `order` is its order, once Done. */
export type LoadedBid = {
  readonly bid: BidRow;
  readonly traded: TradedEdition;
  readonly order: OrderRow | null;
  /** The seller's region of a purchase; null for a bid, whose seller is unknown. */
  readonly sellerRegion: Region | null;
  readonly terms: QuotedTerms;
};

export async function loadBids(db: Queryable, rows: readonly BidRow[]): Promise<LoadedBid[]> {
  if (rows.length === 0) return [];
  const terms = await readQuotedTerms(db);
  const traded = await loadTradedEditions(
    db,
    rows.map(({ editionId }) => editionId),
  );
  const met = rows.filter(({ status }) => status === 'Done').map(({ id }) => id);
  const orderRows = met.length === 0 ? [] : await ordersOf(db, met);
  const named = rows.flatMap(({ lowestAskId }) => (lowestAskId === null ? [] : [lowestAskId]));
  const sellers = await db
    .select({ askId: asks.id, region: asks.sellerRegion })
    .from(asks)
    .where(isAnyOf(asks.id, named));
  /** After a cancelled trade and a later one, the later order counts. */
  const orderOf = new Map(orderRows.map((order) => [order.bidId, order]));
  const regionOf = new Map(sellers.map(({ askId, region }) => [askId, region]));
  return rows.map((bid) => ({
    bid,
    traded: tradedEdition(traded, bid.editionId),
    order: orderOf.get(bid.id) ?? null,
    sellerRegion: bid.lowestAskId === null ? null : (regionOf.get(bid.lowestAskId) ?? null),
    terms,
  }));
}

function ordersOf(db: Queryable, bidIds: readonly number[]): Promise<OrderRow[]> {
  return db.select().from(orders).where(isAnyOf(orders.bidId, bidIds)).orderBy(asc(orders.id));
}
