import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artworks } from '../db/schema/catalogue.ts';
import { inOrderOf, isAnyOf } from '../db/sql.ts';
import { type ArtworkFilter, artworkCondition, filterFound } from './artwork-filter.ts';
import { type ArtworkSort, type ArtworkSorting, artworkOrders } from './artwork-orders.ts';
import { countPriceRanges, type RangeCount } from './count-price-ranges.ts';
import { countUpTo } from './count-up-to.ts';
import { findWorks } from './find-works.ts';
import { inOrder, isAfterCursor, keyOf, refuseCursor, rowsToRead, toPage } from './keyset.ts';
import { artworksByIds } from './list-related-artworks.ts';
import { type ArtworkRow, type LoadedArtwork, loadArtworks } from './load-artworks.ts';
import { offsetOf, type Page, type PageRequest } from './page.ts';

type ArtworkQuery = {
  readonly filter: ArtworkFilter;
  readonly sort: ArtworkSort | undefined;
  readonly page: PageRequest;
  /** Whether to count by price range as well. */
  readonly isPriced?: boolean | undefined;
  /** Whether to load the books of its editions as well. */
  readonly books?: boolean | undefined;
  readonly now: Date;
};
type ArtworkPage = Page<LoadedArtwork> & { readonly priceRanges?: RangeCount[] | undefined };

/**
 * One page of artworks and their number up to `listedAtMost`. A search by `name` without a sort
 * returns the best match first, by page number.
 */
export async function listArtworks(
  db: Queryable,
  query: ArtworkQuery & { readonly name?: string | undefined },
): Promise<ArtworkPage> {
  const { name, filter, sort } = query;
  if (name === undefined) return sortedPage(db, query);
  const found = await findWorks(db, name);
  if (sort === undefined) return bestMatches(db, found, query);
  return sortedPage(db, { ...query, filter: filterFound(filter, found) });
}

async function sortedPage(
  db: Queryable,
  { filter, sort, page, isPriced, books = false, now }: ArtworkQuery,
): Promise<ArtworkPage> {
  const sorting = artworkOrders[sort ?? 'heat:desc'];
  const where = (by?: ArtworkSorting) => and(sorting.only, artworkCondition(db, filter, by));
  const read = async () => {
    const rows = await db
      .select({ artwork: artworks, key: keyOf(sorting) })
      .from(artworks)
      .where(and(where(sorting), isAfterCursor(sorting, page.after)))
      .orderBy(...inOrder(sorting))
      .limit(rowsToRead(page))
      .offset(offsetOf(page));
    const cut = toPage(rows, page, sorting, ({ artwork }) => artwork.id);
    const shown = cut.page.map(({ artwork }) => artwork);
    return { rows: await loadArtworks(db, shown, { now, books }), next: cut.next };
  };
  const count = async () =>
    isPriced ? countPriceRanges(db, where()) : { total: await countUpTo(db, artworks, where()) };
  const [shown, counted] = await Promise.all([read(), count()]);
  return { ...shown, ...counted };
}

async function bestMatches(
  db: Queryable,
  found: readonly number[],
  { filter, page, isPriced, books = false, now }: ArtworkQuery,
): Promise<ArtworkPage> {
  refuseCursor(page);
  const offset = offsetOf(page);
  const isFiltered = Object.values(filter).some((wanted) => wanted !== undefined);
  const fitting = isFiltered ? await fittingOf(db, found, filter) : found;
  const ids = fitting.slice(offset, offset + page.pageSize);
  const [rows, priced] = await Promise.all([
    artworksByIds(db, ids).then((works) => loadArtworks(db, works, { now, books })),
    isPriced ? countPriceRanges(db, isAnyOf(artworks.id, fitting)) : undefined,
  ]);
  return { rows, ...priced, total: fitting.length };
}

async function fittingOf(
  db: Queryable,
  ids: readonly number[],
  filter: ArtworkFilter,
): Promise<number[]> {
  const rows = await db
    .select({ id: artworks.id })
    .from(artworks)
    .where(and(isAnyOf(artworks.id, ids), artworkCondition(db, filter)))
    .orderBy(inOrderOf(artworks.id, ids));
  return rows.map(({ id }) => id);
}

/** A published artwork; for a duplicate, the artwork that it was merged into. */
export async function findArtwork(db: Queryable, id: number): Promise<ArtworkRow | null> {
  const merged = db.select({ id: artworks.mergedIntoId }).from(artworks).where(eq(artworks.id, id));
  const [row] = await db
    .select()
    .from(artworks)
    .where(and(eq(artworks.id, sql`coalesce((${merged}), ${id})`), isNull(artworks.hiddenAt)));
  return row ?? null;
}

/** The works with the newest asks, or bids, that are still live. */
export async function latestArtworks(
  db: Queryable,
  side: 'ask' | 'bid',
  limit: number,
): Promise<ArtworkRow[]> {
  const { at, best } =
    side === 'ask'
      ? { at: artworks.lastAskAt, best: artworks.lowestAskGbp }
      : { at: artworks.lastBidAt, best: artworks.highestBidGbp };
  return db
    .select()
    .from(artworks)
    .where(and(isNull(artworks.hiddenAt), isNotNull(at), isNotNull(best)))
    .orderBy(desc(at), desc(artworks.id))
    .limit(limit);
}
