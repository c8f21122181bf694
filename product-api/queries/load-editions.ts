import { and, asc, eq } from 'drizzle-orm';
import { askInBook } from '../../shared/domain/ask-status.ts';
import { bidInBook } from '../../shared/domain/bid-status.ts';
import type { Currency } from '../../shared/domain/money.ts';
import type { Queryable } from '../db/database.ts';
import { editions } from '../db/schema/catalogue.ts';
import { asks, bids } from '../db/schema/market.ts';
import { isAnyOf } from '../db/sql.ts';
import { isLiveIn } from '../market/book.ts';

export type BestOrder = {
  readonly id: number;
  readonly price: number;
  readonly priceGbp: number;
  readonly currency: Currency;
};
export type EditionWithBest = {
  readonly edition: typeof editions.$inferSelect;
  readonly lowestAsk: BestOrder | null;
  readonly highestBid: BestOrder | null;
};

const bestAsk = {
  id: asks.id,
  price: asks.price,
  priceGbp: asks.priceGbp,
  currency: asks.currency,
};
const bestBid = {
  id: bids.id,
  price: bids.price,
  priceGbp: bids.priceGbp,
  currency: bids.currency,
};

/**
 * Editions of many artworks, Main first, with their best prices. An expired best price that is not
 * yet cleared is left out: it cannot be traded.
 */
export function editionsOfArtworks(
  db: Queryable,
  artworkIds: readonly number[],
  now: Date,
): Promise<EditionWithBest[]> {
  return db
    .select({ edition: editions, lowestAsk: bestAsk, highestBid: bestBid })
    .from(editions)
    .leftJoin(
      asks,
      and(
        eq(asks.id, editions.lowestAskId),
        eq(asks.status, askInBook),
        isLiveIn(asks.expiresAt, now),
      ),
    )
    .leftJoin(
      bids,
      and(
        eq(bids.id, editions.highestBidId),
        eq(bids.status, bidInBook),
        isLiveIn(bids.expiresAt, now),
      ),
    )
    .where(isAnyOf(editions.artworkId, artworkIds))
    .orderBy(asc(editions.artworkId), asc(editions.id));
}
