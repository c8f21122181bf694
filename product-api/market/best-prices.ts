import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';
import { asks, bids } from '../db/schema/market.ts';
import { bestAsk, bestBid } from './book.ts';
import type { AskRow, BidRow, EditionRow } from './rows.ts';

export type BestPrices = { readonly ask: AskRow | null; readonly bid: BidRow | null };

/**
 * Writes the book's best prices onto the edition, and the best and the latest sale over all editions
 * onto the artwork.
 * Called at the end of every command that changed the book, whose lock the caller holds.
 */
export async function refreshBestPrices(
  tx: Transaction,
  edition: EditionRow,
  now: Date,
  entered: { readonly ask?: boolean; readonly bid?: boolean } = {},
): Promise<BestPrices> {
  const ask = await bestAsk(tx, { editionId: edition.id, now });
  const bid = await bestBid(tx, { editionId: edition.id, now });
  await tx
    .update(editions)
    .set({ lowestAskId: ask?.id ?? null, highestBidId: bid?.id ?? null })
    .where(eq(editions.id, edition.id));
  /**
   * Locked by a statement of its own: an UPDATE that had to wait for the row would still read the
   * sibling editions as they were before it waited.
   */
  await tx
    .select({ id: artworks.id })
    .from(artworks)
    .where(eq(artworks.id, edition.artworkId))
    .for('no key update');
  const ofArtwork = sql`${editions} where ${editions.artworkId} = ${edition.artworkId}`;
  await tx
    .update(artworks)
    .set({
      lowestAskGbp: sql`(select min(${asks.priceGbp}) from ${asks} where ${asks.id} in
        (select ${editions.lowestAskId} from ${ofArtwork}))`,
      highestBidGbp: sql`(select max(${bids.priceGbp}) from ${bids} where ${bids.id} in
        (select ${editions.highestBidId} from ${ofArtwork}))`,
      lastSaleAt: sql`(select max(${editions.lastSaleAt}) from ${ofArtwork})`,
      ...(entered.ask ? { lastAskAt: now } : {}),
      ...(entered.bid ? { lastBidAt: now } : {}),
    })
    .where(eq(artworks.id, edition.artworkId));
  return { ask, bid };
}
