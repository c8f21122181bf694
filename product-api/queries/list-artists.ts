import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { NamedRecord } from '../../shared/domain/paths.ts';
import type { Queryable } from '../db/database.ts';
import { artists, artworkArtists, artworks } from '../db/schema/catalogue.ts';
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
  /** The latest ones, newest first; null where they were not requested. */
  readonly artworks: readonly NamedRecord[] | null;
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

/** A published artist; for a duplicate, the artist that it was merged into. */
export async function findArtist(db: Queryable, id: number): Promise<ArtistRow | null> {
  const merged = db.select({ id: artists.mergedIntoId }).from(artists).where(eq(artists.id, id));
  const [row] = await db
    .select()
    .from(artists)
    .where(and(eq(artists.id, sql`coalesce((${merged}), ${id})`), isNull(artists.deletedAt)));
  return row ?? null;
}

/** Loads the artists' relations, with the same number of queries for any number of artists. */
export async function loadArtists(
  db: Queryable,
  rows: readonly ArtistRow[],
  options: { readonly artworks: boolean } = { artworks: false },
): Promise<LoadedArtist[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [pictures, counts, works] = await Promise.all([
    picturesOfArtists(db, ids),
    countArtworks(db, ids),
    options.artworks ? artworksOfArtists(db, ids) : null,
  ]);
  const worksOf = works && Map.groupBy(works, ({ artistId }) => artistId);
  const picturesOf = Map.groupBy(pictures, ({ ownerId }) => ownerId);
  const countOf = new Map(counts.map(({ artistId, total }) => [artistId, total]));
  return rows.map((artist) => ({
    artist,
    pictures: picturesOf.get(artist.id) ?? [],
    numberOfArtworks: countOf.get(artist.id) ?? 0,
    artworks: worksOf && (worksOf.get(artist.id) ?? []),
  }));
}

const isListedWork = and(eq(artworks.id, artworkArtists.artworkId), isNull(artworks.hiddenAt));

/** Specification section 9: lists of artwork ids have up to 100. */
const listedArtworks = 100;

/** The latest works of each of these artists, newest first. */
function artworksOfArtists(db: Queryable, artistIds: readonly number[]) {
  const made = db
    .select({ artworkId: artworkArtists.artworkId })
    .from(artworkArtists)
    .innerJoin(artworks, isListedWork)
    .where(eq(artworkArtists.artistId, artists.id))
    .orderBy(desc(artworkArtists.artworkId))
    .limit(listedArtworks)
    .as('made');
  return db
    .select({ artistId: artists.id, id: artworks.id, name: artworks.name })
    .from(artists)
    .innerJoinLateral(made, sql`true`)
    .innerJoin(artworks, eq(artworks.id, made.artworkId))
    .where(isAnyOf(artists.id, artistIds))
    .orderBy(desc(artworks.id));
}

/** Number of works of each of these artists; artists without works are left out. */
export function countArtworks(
  db: Queryable,
  artistIds: readonly number[],
): Promise<{ artistId: number; total: number }[]> {
  return db
    .select({ artistId: artworkArtists.artistId, total: count() })
    .from(artworkArtists)
    .where(
      and(
        isAnyOf(artworkArtists.artistId, artistIds),
        // Few are hidden, so that the others are counted in the index alone.
        sql`${artworkArtists.artworkId} not in (
          select ${artworks.id} from ${artworks} where ${artworks.hiddenAt} is not null)`,
      ),
    )
    .groupBy(artworkArtists.artistId);
}
