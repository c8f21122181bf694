import { eq, sql } from 'drizzle-orm';
import { addHeat } from '../../../shared/domain/heat.ts';
import type { Transaction } from '../../db/database.ts';
import { bulkRows } from '../../db/schema/bulk.ts';
import { artworks, editions, releases } from '../../db/schema/catalogue.ts';
import { savedArtworks, submissions } from '../../db/schema/collecting.ts';
import { feedEntries } from '../../db/schema/feed.ts';
import { asks, bids } from '../../db/schema/market.ts';
import { followerNews } from '../../db/schema/news.ts';
import { orders } from '../../db/schema/orders.ts';
import { pastSales } from '../../db/schema/past-sales.ts';
import { conflict } from '../../errors.ts';
import { refreshBestPrices } from '../../market/best-prices.ts';
import { editionFieldsOf } from '../../market/catalogue-fields.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { recordAudit } from '../../market/record-audit.ts';
import type { EditionRow } from '../../market/rows.ts';
import { readArtworkState } from '../../queries/catalogue/read-state.ts';
import { lockEditions, tradesOfEditions } from '../../queries/catalogue/trades-of-editions.ts';
import { lockBoth, type Merge, moveSearches } from './merge-artists.ts';
import { moveChosen } from './move-chosen.ts';

/**
 * Moves an artwork's editions with their trades, saves, releases, news and searches to another
 * artwork; the address of the first leads to the second from then on. Editions of one name become
 * one, which keeps the fields of the second. Throws 'catalogue.not-mergeable' where both have open
 * trades of it, 'catalogue.merged' for a merged one, and 'catalogue.in-trade' where visitors would
 * lose sight of a trade.
 */
export async function mergeArtworks(context: CommandContext, merge: Merge): Promise<void> {
  const { tx } = context;
  const { id, into, actor } = merge;
  const [first, second] = id < into ? [id, into] : [into, id];
  const books = [...(await lockEditions(tx, first)), ...(await lockEditions(tx, second))];
  const before = await lockBoth(tx, 'artwork', merge);
  const [from, to] = [await readArtworkState(tx, id), await readArtworkState(tx, into)];
  if (from.state === 'merged' || to.state === 'merged') throw conflict('catalogue.merged');
  if (from.state === 'published' && to.state === 'draft') throw conflict('catalogue.in-trade');
  await moveEditions(context, merge, books);
  await moveRecords(tx, merge);
  await moveSearches(tx, 'artwork', merge);
  await moveChosen(tx, 'artwork', merge);
  await refreshArtwork(context, merge);
  const now = context.now();
  await tx.update(artworks).set({ mergedIntoId: into, hiddenAt: now }).where(eq(artworks.id, id));
  await tx.update(artworks).set({ mergedIntoId: into }).where(eq(artworks.mergedIntoId, id));
  const entry = { actor, action: 'artworks.merge', at: now } as const;
  await recordAudit(tx, { ...entry, subject: `artwork:${id}`, details: { into, before } });
  await recordAudit(tx, { ...entry, subject: `artwork:${into}`, details: { from: id } });
}

async function moveEditions(
  { tx }: CommandContext,
  { id, into }: Merge,
  books: readonly EditionRow[],
): Promise<void> {
  const trades = await tradesOfEditions(
    tx,
    books.map((edition) => edition.id),
  );
  const openOf = (edition: EditionRow) => trades.get(edition.id)?.open ?? 0;
  for (const moved of books.filter(({ artworkId }) => artworkId === id)) {
    const twin = books.find((one) => one.artworkId === into && one.name === moved.name);
    if (twin) {
      if (openOf(moved) > 0 && openOf(twin) > 0) throw conflict('catalogue.not-mergeable');
      const [kept, gone] = openOf(moved) > 0 ? [moved, twin] : [twin, moved];
      await moveTrades(tx, gone, kept);
      await tx.delete(editions).where(eq(editions.id, gone.id));
      await tx
        .update(editions)
        .set({
          ...editionFieldsOf(twin),
          ...lastSaleOf(moved, twin),
          reference: twin.reference ?? moved.reference,
          artworkId: into,
        })
        .where(eq(editions.id, kept.id));
    } else {
      await tx.update(editions).set({ artworkId: into }).where(eq(editions.id, moved.id));
    }
  }
}

function lastSaleOf(one: EditionRow, other: EditionRow) {
  const time = ({ lastSaleAt }: EditionRow) => lastSaleAt?.getTime() ?? 0;
  const { lastSaleAt, lastSalePrice, lastSaleCurrency } = time(one) > time(other) ? one : other;
  return { lastSaleAt, lastSalePrice, lastSaleCurrency };
}

/** In one statement, because bids refer to asks of their own edition. */
async function moveTrades(tx: Transaction, gone: EditionRow, kept: EditionRow): Promise<void> {
  await tx
    .update(editions)
    .set({ lowestAskId: null, highestBidId: null })
    .where(eq(editions.id, gone.id));
  await tx.execute(sql`
    with moved_asks as (
      update ${asks} set edition_id = ${kept.id} where edition_id = ${gone.id}
    ), moved_bids as (
      update ${bids} set edition_id = ${kept.id} where edition_id = ${gone.id}
    )
    update ${orders} set edition_id = ${kept.id} where edition_id = ${gone.id}`);
  for (const table of [bulkRows, followerNews, pastSales]) {
    await tx.update(table).set({ editionId: kept.id }).where(eq(table.editionId, gone.id));
  }
}

async function moveRecords(tx: Transaction, { id, into }: Merge): Promise<void> {
  await tx.execute(sql`
    delete from ${savedArtworks} as moved where artwork_id = ${id}
      and exists (select 1 from ${savedArtworks} as kept
        where kept.user_id = moved.user_id and kept.artwork_id = ${into})`);
  for (const table of [savedArtworks, releases, feedEntries, bulkRows, submissions]) {
    await tx.update(table).set({ artworkId: into }).where(eq(table.artworkId, id));
  }
}

/** Best prices and popularity over all editions that it has now. */
async function refreshArtwork(context: CommandContext, { id, into }: Merge): Promise<void> {
  const { tx } = context;
  const now = context.now();
  const rows = await tx.select().from(artworks).where(sql`${artworks.id} in (${id}, ${into})`);
  const heat = rows.map((row) => row.heat).reduce(addHeat);
  await tx.update(artworks).set({ heat }).where(eq(artworks.id, into));
  for (const edition of await lockEditions(tx, into)) await refreshBestPrices(tx, edition, now);
}
