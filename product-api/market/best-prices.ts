import { eq, type SQL, sql } from 'drizzle-orm';
import { heatOf, heatWeights } from '../../shared/domain/heat.ts';
import type { Money } from '../../shared/domain/money.ts';
import type { Transaction } from '../db/database.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';
import { asks, bids } from '../db/schema/market.ts';
import { bestAskId, bestBidId } from './book.ts';
import type { EditionRow } from './rows.ts';

/** Ids of the best ask and the best bid. */
export type BestPrices = { readonly askId: number | null; readonly bidId: number | null };

/**
 * Stores the best prices and the last sale on the edition, and their best over all editions on the
 * artwork. Every command that changes a book calls it last, while it holds the book's lock.
 */
export async function refreshBestPrices(
  tx: Transaction,
  edition: EditionRow,
  now: Date,
  changed: {
    readonly ask?: boolean;
    readonly bid?: boolean;
    /** Whether the order has just entered the book; false: it was edited there. */
    readonly isNew?: boolean;
    readonly sale?: Money;
  } = {},
): Promise<BestPrices> {
  const book = { editionId: edition.id, now };
  const { sale } = changed;
  const [best] = await tx
    .update(editions)
    .set({
      lowestAskId: bestAskId(tx, book),
      highestBidId: bestBidId(tx, book),
      ...(sale
        ? { lastSalePrice: sale.amount, lastSaleCurrency: sale.currency, lastSaleAt: now }
        : {}),
    })
    .where(eq(editions.id, edition.id))
    .returning({ askId: editions.lowestAskId, bidId: editions.highestBidId });
  /**
   * A separate statement: an UPDATE that waited for this row would still read the sibling editions
   * as they were before it waited.
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
      ...(changed.ask ? { lastAskAt: now } : {}),
      ...(changed.bid ? { lastBidAt: now } : {}),
      ...(changed.isNew ? { heat: addHeat(heatOf(heatWeights.order, now)) } : {}),
      ...(sale ? { heat: addHeat(heatOf(heatWeights.sale, now)) } : {}),
    })
    .where(eq(artworks.id, edition.artworkId));
  if (!best) throw new Error(`edition ${edition.id} is gone`);
  return best;
}

/**
 * SQL of `addHeat` in shared/domain/heat.ts. A difference above 100 adds nothing and would
 * underflow.
 */
function addHeat(by: number): SQL {
  const { heat } = artworks;
  return sql`greatest(${heat}, ${by}::float8)
    + ln(1 + power(2::float8, -least(abs(${heat} - ${by}::float8), 100))) / ln(2::float8)`;
}
