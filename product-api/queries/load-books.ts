import { and, asc, eq, sql } from 'drizzle-orm';
import { askInBook } from '../../shared/domain/ask-status.ts';
import { bidInBook } from '../../shared/domain/bid-status.ts';
import type { Queryable } from '../db/database.ts';
import { editions } from '../db/schema/catalogue.ts';
import { asks, bids } from '../db/schema/market.ts';
import { isAnyOf } from '../db/sql.ts';
import { askOrder, bidOrder, isLiveIn } from '../market/book.ts';
import { asksToOffer } from '../market/offered-ask.ts';

export type BookAsk = typeof asks.$inferSelect;
export type BookBid = typeof bids.$inferSelect;
export type Books = {
  readonly asks: readonly BookAsk[];
  readonly bids: readonly BookBid[];
  /** The asks that can be the cheapest delivered to a region. */
  readonly toOffer: readonly BookAsk[];
};

/** Orders per side that a page shows; a book may hold thousands. */
const depth = 50;

/** The books of these editions, each side in price-time priority. */
export async function loadBooks(
  db: Queryable,
  editionIds: readonly number[],
  now: Date,
): Promise<Books> {
  const askSide = db
    .select()
    .from(asks)
    .where(
      and(
        eq(asks.editionId, editions.id),
        eq(asks.status, askInBook),
        isLiveIn(asks.expiresAt, now),
      ),
    )
    .orderBy(...askOrder)
    .limit(depth)
    .as('ask');
  const bidSide = db
    .select()
    .from(bids)
    .where(
      and(
        eq(bids.editionId, editions.id),
        eq(bids.status, bidInBook),
        isLiveIn(bids.expiresAt, now),
      ),
    )
    .orderBy(...bidOrder)
    .limit(depth)
    .as('bid');
  const [askRows, bidRows, toOffer] = await Promise.all([
    db
      .select({ ask: askSide._.selectedFields })
      .from(editions)
      .innerJoinLateral(askSide, sql`true`)
      .where(isAnyOf(editions.id, editionIds))
      .orderBy(
        asc(askSide.editionId),
        asc(askSide.priceGbp),
        asc(askSide.placedAt),
        asc(askSide.id),
      ),
    db
      .select({ bid: bidSide._.selectedFields })
      .from(editions)
      .innerJoinLateral(bidSide, sql`true`)
      .where(isAnyOf(editions.id, editionIds))
      .orderBy(
        asc(bidSide.editionId),
        sql`${bidSide.priceGbp} desc`,
        asc(bidSide.placedAt),
        asc(bidSide.id),
      ),
    asksToOffer(db, editionIds, { now }),
  ]);
  return { asks: askRows.map(({ ask }) => ask), bids: bidRows.map(({ bid }) => bid), toOffer };
}
