import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { artists, artworkArtists, artworks, editions } from '../../db/schema/catalogue.ts';
import { isAnyOf } from '../../db/sql.ts';
import { findArtists } from '../find-names.ts';
import { findWorks } from '../find-works.ts';
import { picturesOfArtists, picturesOfArtworks, thumbnailOf } from '../load-pictures.ts';
import { artistState, stateOf } from './read-state.ts';

type Wanted = {
  /** A name, or an id. */
  readonly find?: string | undefined;
  readonly state?: 'draft' | 'published' | undefined;
  readonly after?: number | undefined;
};

const pageSize = 50;

/** Where an artwork is not seen, its name is not in the words of the search. */
async function artworksNamed(db: Queryable, find: string): Promise<SQL | undefined> {
  const found = await findWorks(db, find);
  return or(
    isAnyOf(artworks.id, found),
    and(isNotNull(artworks.hiddenAt), contains(sql`${artworks.name}`, find)),
    isNumber(find) ? eq(artworks.id, Number(find)) : undefined,
  );
}

async function artistsNamed(db: Queryable, find: string): Promise<SQL | undefined> {
  const found = await findArtists(db, find);
  return or(
    isAnyOf(artists.id, found),
    and(isNotNull(artists.deletedAt), contains(sql`${artists.name}`, find)),
    isNumber(find) ? eq(artists.id, Number(find)) : undefined,
  );
}

const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text);
const contains = (name: SQL, find: string) => sql`position(fold(${find}) in fold(${name})) > 0`;

function pageOf<Row extends { readonly id: number }>(rows: readonly Row[]) {
  const page = rows.slice(0, pageSize);
  return { page, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
}

/** One page of artworks for the staff, newest first; duplicates that were merged are left out. */
export async function listCatalogueArtworks(db: Queryable, { find, state, after }: Wanted) {
  const named = find === undefined ? undefined : await artworksNamed(db, find);
  const rows = await db
    .select()
    .from(artworks)
    .where(
      and(
        isNull(artworks.mergedIntoId),
        named,
        state === 'draft' ? isNotNull(artworks.hiddenAt) : undefined,
        state === 'published' ? isNull(artworks.hiddenAt) : undefined,
        after === undefined ? undefined : lt(artworks.id, after),
      ),
    )
    .orderBy(desc(artworks.id))
    .limit(pageSize + 1);
  const { page, next } = pageOf(rows);
  const ids = page.map(({ id }) => id);
  const makers = await db
    .select({ artworkId: artworkArtists.artworkId, name: artists.name })
    .from(artworkArtists)
    .innerJoin(artists, eq(artists.id, artworkArtists.artistId))
    .where(isAnyOf(artworkArtists.artworkId, ids))
    .orderBy(asc(artworkArtists.position));
  const counts = await db
    .select({ artworkId: editions.artworkId, editions: count() })
    .from(editions)
    .where(isAnyOf(editions.artworkId, ids))
    .groupBy(editions.artworkId);
  const pictures = await picturesOfArtworks(db, ids);
  const items = page.map((row) => ({
    id: row.id,
    name: row.name,
    artists: makers.flatMap((one) => (one.artworkId === row.id ? (one.name ?? []) : [])).join(', '),
    medium: row.medium,
    state: stateOf(row),
    editions: counts.find((one) => one.artworkId === row.id)?.editions ?? 0,
    picture: thumbnailOf(pictures, row.id),
  }));
  return { items, next };
}

/** The same of artists. */
export async function listCatalogueArtists(db: Queryable, { find, state, after }: Wanted) {
  const named = find === undefined ? undefined : await artistsNamed(db, find);
  const rows = await db
    .select()
    .from(artists)
    .where(
      and(
        isNull(artists.mergedIntoId),
        named,
        state === 'draft' ? isNotNull(artists.deletedAt) : undefined,
        state === 'published' ? isNull(artists.deletedAt) : undefined,
        after === undefined ? undefined : lt(artists.id, after),
      ),
    )
    .orderBy(desc(artists.id))
    .limit(pageSize + 1);
  const { page, next } = pageOf(rows);
  const ids = page.map(({ id }) => id);
  const counts = await db
    .select({ artistId: artworkArtists.artistId, artworks: count() })
    .from(artworkArtists)
    .where(inArray(artworkArtists.artistId, ids))
    .groupBy(artworkArtists.artistId);
  const pictures = await picturesOfArtists(db, ids);
  const items = page.map((row) => ({
    id: row.id,
    name: row.name,
    state: artistState(row),
    artworks: counts.find((one) => one.artistId === row.id)?.artworks ?? 0,
    picture: thumbnailOf(pictures, row.id),
  }));
  return { items, next };
}
