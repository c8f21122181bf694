import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artists, artworkArtists } from '../db/schema/catalogue.ts';
import { inOrderOf, isAnyOf } from '../db/sql.ts';
import { countUpTo } from './count-up-to.ts';
import { findArtists } from './find-names.ts';
import {
  inOrder,
  isAfterCursor,
  keyOf,
  refuseCursor,
  rowsToRead,
  type Sorting,
  toPage,
} from './keyset.ts';
import { type PictureRow, picturesOfArtists } from './load-pictures.ts';
import { offsetOf, type Page, type PageRequest } from './page.ts';

export type ArtistRow = typeof artists.$inferSelect;
export type LoadedArtist = {
  readonly artist: ArtistRow;
  readonly pictures: readonly PictureRow[];
  readonly numberOfArtworks: number;
};

export const artistSorts = ['name:asc', 'name:desc', 'createdAt:desc'] as const;
type ArtistSort = (typeof artistSorts)[number];

const { id } = artists;
const folded = sql<string>`fold(${artists.name})`;

/** Each written as its index. */
const orders: Record<ArtistSort, Sorting> = {
  'name:asc': { name: 'name:asc', direction: 'asc', key: { by: folded, kind: 'text' }, id },
  'name:desc': { name: 'name:desc', direction: 'desc', key: { by: folded, kind: 'text' }, id },
  'createdAt:desc': {
    name: 'createdAt:desc',
    direction: 'desc',
    key: { by: artists.createdAt, kind: 'time' },
    id,
  },
};

type ArtistQuery = {
  readonly filter: {
    readonly ids?: readonly number[] | undefined;
    readonly name?: string | undefined;
  };
  readonly sort: ArtistSort | undefined;
  readonly page: PageRequest;
};

/**
 * One page of artists, without deleted and nameless ones, and their number up to `listedAtMost`. A
 * search without a sort returns the best match first, by page number.
 */
export async function listArtists(
  db: Queryable,
  { filter, sort, page }: ArtistQuery,
): Promise<Page<ArtistRow>> {
  const found = filter.name === undefined ? null : await findArtists(db, filter.name);
  const where = and(
    isNull(artists.deletedAt),
    isNotNull(artists.name),
    filter.ids && isAnyOf(artists.id, filter.ids),
    found === null ? undefined : isAnyOf(artists.id, found),
  );
  const sorting = found !== null && sort === undefined ? null : orders[sort ?? 'name:asc'];
  if (sorting === null) refuseCursor(page);
  const [rows, total] = await Promise.all([
    db
      .select({ artist: artists, key: sorting === null ? sql<null>`null` : keyOf(sorting) })
      .from(artists)
      .where(and(where, sorting === null ? undefined : isAfterCursor(sorting, page.after)))
      .orderBy(...(sorting === null ? [inOrderOf(artists.id, found ?? [])] : inOrder(sorting)))
      .limit(rowsToRead(page))
      .offset(offsetOf(page)),
    countUpTo(db, artists, where),
  ]);
  if (sorting === null) {
    return { rows: rows.slice(0, page.pageSize).map(({ artist }) => artist), total };
  }
  const cut = toPage(rows, page, sorting, ({ artist }) => artist.id);
  return { rows: cut.page.map(({ artist }) => artist), total, next: cut.next };
}

export async function findArtist(db: Queryable, id: number): Promise<ArtistRow | null> {
  const [row] = await db
    .select()
    .from(artists)
    .where(and(eq(artists.id, id), isNull(artists.deletedAt)));
  return row ?? null;
}

/** Loads the artists' relations, with the same number of queries for any number of artists. */
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

/** Number of works of each of these artists; artists without works are left out. */
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
