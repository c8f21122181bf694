import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artists, artworkArtists } from '../db/schema/catalogue.ts';
import { type PictureRow, picturesOfArtists } from './load-pictures.ts';
import { listedAtMost, offsetOf, type PageRequest } from './page.ts';
import { isAnyOf, isNamedLike, likeness } from './sql.ts';

export type ArtistRow = typeof artists.$inferSelect;
export type LoadedArtist = {
  readonly artist: ArtistRow;
  readonly pictures: readonly PictureRow[];
  readonly numberOfArtworks: number;
};

export const artistSorts = ['name:asc', 'name:desc', 'createdAt:desc'] as const;
type ArtistSort = (typeof artistSorts)[number];

const orders: Record<ArtistSort, SQL> = {
  'name:asc': sql`fold(${artists.name}) asc nulls last`,
  'name:desc': sql`fold(${artists.name}) desc nulls last`,
  'createdAt:desc': sql`${artists.createdAt} desc`,
};

/**
 * One page of artists, deleted ones left out, and how many there are, counted up to `listedAtMost`.
 * A search without a sort: the best match first.
 */
export async function listArtists(
  db: Queryable,
  query: {
    readonly filter: {
      readonly ids?: readonly number[] | undefined;
      readonly name?: string | undefined;
    };
    readonly sort: ArtistSort | undefined;
    readonly page: PageRequest;
  },
): Promise<{ rows: ArtistRow[]; total: number }> {
  const { filter, sort, page } = query;
  const where = and(
    isNull(artists.deletedAt),
    filter.ids && isAnyOf(artists.id, filter.ids),
    filter.name === undefined ? undefined : isNamedLike(artists.name, filter.name),
  );
  const first =
    sort === undefined && filter.name !== undefined
      ? [likeness(artists.name, filter.name), orders['name:asc']]
      : [orders[sort ?? 'name:asc']];
  const listed = db
    .select({ id: artists.id })
    .from(artists)
    .where(where)
    .limit(listedAtMost)
    .as('listed');
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(artists)
      .where(where)
      .orderBy(...first, asc(artists.id))
      .limit(page.pageSize)
      .offset(offsetOf(page)),
    db.select({ total: count() }).from(listed),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export async function findArtist(db: Queryable, id: number): Promise<ArtistRow | null> {
  const [row] = await db
    .select()
    .from(artists)
    .where(and(eq(artists.id, id), isNull(artists.deletedAt)));
  return row ?? null;
}

/** Loads what belongs to these artists, in as many queries for a hundred as for one. */
export async function loadArtists(
  db: Queryable,
  rows: readonly ArtistRow[],
): Promise<LoadedArtist[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [pictures, counts] = await Promise.all([
    picturesOfArtists(db, ids),
    countArtworks(db, ids),
  ]);
  const picturesOf = Map.groupBy(pictures, ({ ownerId }) => ownerId);
  const countOf = new Map(counts.map(({ artistId, total }) => [artistId, total]));
  return rows.map((artist) => ({
    artist,
    pictures: picturesOf.get(artist.id) ?? [],
    numberOfArtworks: countOf.get(artist.id) ?? 0,
  }));
}

/** How many works each of these artists has; artists without any are left out. */
export function countArtworks(
  db: Queryable,
  artistIds: readonly number[],
): Promise<{ artistId: number; total: number }[]> {
  return db
    .select({ artistId: artworkArtists.artistId, total: count() })
    .from(artworkArtists)
    .where(isAnyOf(artworkArtists.artistId, artistIds))
    .groupBy(artworkArtists.artistId);
}
