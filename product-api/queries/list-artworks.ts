import { and, asc, count, desc, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artworkArtists, artworks } from '../db/schema/catalogue.ts';
import { listedAtMost, offsetOf, type PageRequest } from './page.ts';
import { isAnyOf, isNamedLike, likeness } from './sql.ts';

export type ArtworkRow = typeof artworks.$inferSelect;

type ArtworkFilter = {
  readonly ids?: readonly number[] | undefined;
  readonly medium?: string | undefined;
  readonly artistId?: number | undefined;
  readonly name?: string | undefined;
};

export const artworkSorts = [
  'heat:desc',
  'lowestAsk:asc',
  'lowestAsk:desc',
  'highestBid:desc',
  'createdAt:desc',
] as const;
type ArtworkSort = (typeof artworkSorts)[number];

/** Each as an index has it. Works without an ask, or without a bid, come last either way. */
const orders: Record<ArtworkSort, SQL> = {
  'heat:desc': sql`${artworks.heat} desc nulls last`,
  'lowestAsk:asc': sql`${artworks.lowestAskGbp} asc nulls last`,
  'lowestAsk:desc': sql`${artworks.lowestAskGbp} desc nulls last`,
  'highestBid:desc': sql`${artworks.highestBidGbp} desc nulls last`,
  'createdAt:desc': sql`${artworks.createdAt} desc nulls last`,
};

/**
 * One page of artworks, and how many there are, counted up to `listedAtMost`. A search without a
 * sort: the best match first.
 */
export async function listArtworks(
  db: Queryable,
  query: {
    readonly filter: ArtworkFilter;
    readonly sort: ArtworkSort | undefined;
    readonly page: PageRequest;
  },
): Promise<{ rows: ArtworkRow[]; total: number }> {
  const { filter, sort, page } = query;
  const where = conditionOf(db, filter);
  const first =
    sort === undefined && filter.name !== undefined
      ? [likeness(artworks.name, filter.name), orders['heat:desc']]
      : [orders[sort ?? 'heat:desc']];
  const listed = db
    .select({ id: artworks.id })
    .from(artworks)
    .where(where)
    .limit(listedAtMost)
    .as('listed');
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(artworks)
      .where(where)
      .orderBy(...first, asc(artworks.id))
      .limit(page.pageSize)
      .offset(offsetOf(page)),
    db.select({ total: count() }).from(listed),
  ]);
  return { rows, total: counted?.total ?? 0 };
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
    .orderBy(sql`${desc(at)} nulls last`, asc(artworks.id))
    .limit(limit);
}

function conditionOf(db: Queryable, filter: ArtworkFilter): SQL | undefined {
  const { ids, medium, artistId, name } = filter;
  return and(
    ids && isAnyOf(artworks.id, ids),
    medium === undefined ? undefined : eq(artworks.medium, medium),
    name === undefined ? undefined : isNamedLike(artworks.name, name),
    artistId === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(artworkArtists)
            .where(
              and(eq(artworkArtists.artworkId, artworks.id), eq(artworkArtists.artistId, artistId)),
            ),
        ),
  );
}
