import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artworks } from '../db/schema/catalogue.ts';
import { type ArtworkFilter, artworkCondition, filterFound } from './artwork-filter.ts';
import { type ArtworkSort, type ArtworkSorting, artworkOrders } from './artwork-orders.ts';
import { countUpTo } from './count-up-to.ts';
import { findWorks } from './find-works.ts';
import { comesAfter, cutPage, inOrder, keyOf, refuseCursor, rowsOf } from './keyset.ts';
import { artworksByIds } from './list-related-artworks.ts';
import { offsetOf, type Page, type PageRequest } from './page.ts';
import { inOrderOf, isAnyOf } from './sql.ts';

export type ArtworkRow = typeof artworks.$inferSelect;

type ArtworkQuery = {
  readonly filter: ArtworkFilter;
  readonly sort: ArtworkSort | undefined;
  readonly page: PageRequest;
};

/**
 * One page of artworks, and how many there are, counted up to `listedAtMost`. Of those that the
 * words of `name` mean, without a sort: the best match first, a page by its number.
 */
export async function listArtworks(
  db: Queryable,
  query: ArtworkQuery & { readonly name?: string | undefined },
): Promise<Page<ArtworkRow>> {
  const { name, filter, sort } = query;
  if (name === undefined) return sortedPage(db, query);
  const found = await findWorks(db, name);
  if (sort === undefined) return bestMatches(db, found, query);
  return sortedPage(db, { ...query, filter: filterFound(filter, found) });
}

async function sortedPage(
  db: Queryable,
  { filter, sort, page }: ArtworkQuery,
): Promise<Page<ArtworkRow>> {
  const sorting = artworkOrders[sort ?? 'heat:desc'];
  const where = (by?: ArtworkSorting) => and(sorting.only, artworkCondition(db, filter, by));
  const [rows, total] = await Promise.all([
    db
      .select({ artwork: artworks, key: keyOf(sorting) })
      .from(artworks)
      .where(and(where(sorting), comesAfter(sorting, page.after)))
      .orderBy(...inOrder(sorting))
      .limit(rowsOf(page))
      .offset(offsetOf(page)),
    countUpTo(db, artworks, where()),
  ]);
  const cut = cutPage(rows, page, sorting, ({ artwork }) => artwork.id);
  return { rows: cut.page.map(({ artwork }) => artwork), total, next: cut.next };
}

async function bestMatches(
  db: Queryable,
  found: readonly number[],
  { filter, page }: ArtworkQuery,
): Promise<Page<ArtworkRow>> {
  refuseCursor(page);
  const offset = offsetOf(page);
  const isFiltered = Object.values(filter).some((wanted) => wanted !== undefined);
  const fitting = isFiltered ? await fittingOf(db, found, filter) : found;
  const ids = fitting.slice(offset, offset + page.pageSize);
  return { rows: await artworksByIds(db, ids), total: fitting.length };
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

export async function findArtwork(db: Queryable, id: number): Promise<ArtworkRow | null> {
  const [row] = await db.select().from(artworks).where(eq(artworks.id, id));
  return row ?? null;
}

/** The works that were last asked for, or bid on, and still are: the newest first. */
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
    .where(and(isNotNull(at), isNotNull(best)))
    .orderBy(desc(at), desc(artworks.id))
    .limit(limit);
}
