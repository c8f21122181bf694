import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { asks, bids } from '../db/schema/market.ts';
import { orders } from '../db/schema/orders.ts';
import type { TradeIds } from '../market/placed.ts';

/** Completes the ids of a trade's records from one known id. */
export async function findTradeIds(db: Queryable, known: TradeIds): Promise<TradeIds> {
  if (known.orderId !== undefined) {
    const [order] = await db
      .select({ editionId: orders.editionId, askId: orders.askId, bidId: orders.bidId })
      .from(orders)
      .where(eq(orders.id, known.orderId));
    return { ...order, ...known };
  }
  const table = known.askId !== undefined ? asks : bids;
  const id = known.askId ?? known.bidId;
  if (id === undefined) return known;
  const [row] = await db.select({ editionId: table.editionId }).from(table).where(eq(table.id, id));
  return { ...row, ...known };
}
