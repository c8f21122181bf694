import { and, asc, eq, gt, gte, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artists, artworks, releaseArtists, releases } from '../db/schema/catalogue.ts';
import { raffleDraws } from '../db/schema/raffles.ts';
import { isAnyOf } from '../db/sql.ts';
import { countUpTo } from './count-up-to.ts';
import {
  inOrder,
  isAfterCursor,
  keyOf,
  refuseCursor,
  rowsToRead,
  type Sorting,
  toPage,
} from './keyset.ts';
import { type PictureRow, picturesOfArtworks } from './load-pictures.ts';
import { offsetOf, type Page, type PageRequest } from './page.ts';
import { readSeedHashes } from './read-raffle.ts';

export type ReleaseRow = typeof releases.$inferSelect;
export type LoadedRelease = {
  readonly release: ReleaseRow;
  readonly artists: readonly { readonly id: number; readonly name: string }[];
  readonly artwork: { readonly id: number; readonly name: string } | null;
  readonly pictures: readonly PictureRow[];
  /** Of a raffle. */
  readonly seedHash: string | null;
  /** Of a drawn raffle. */
  readonly draw: typeof raffleDraws.$inferSelect | null;
};

export type ReleaseFilter = {
  readonly ids?: readonly number[] | undefined;
  readonly artistId?: number | undefined;
  readonly start?:
    | {
        readonly $lt?: Date | undefined;
        readonly $lte?: Date | undefined;
        readonly $gt?: Date | undefined;
        readonly $gte?: Date | undefined;
        readonly $null?: boolean | undefined;
      }
    | undefined;
};

export const releaseSorts = [
  'releaseStartTimestamp:asc',
  'releaseStartTimestamp:desc',
  'artists:asc',
] as const;
type ReleaseSort = (typeof releaseSorts)[number];

/** Name of the first artist, which unscheduled releases are sorted by. */
const firstArtist = sql`(
  select fold(${artists.name}) from ${releaseArtists}
  join ${artists} on ${artists.id} = ${releaseArtists.artistId}
  where ${releaseArtists.releaseId} = ${releases.id}
  order by ${releaseArtists.position} limit 1
) asc nulls last`;

/**
 * By start; unscheduled releases come last in either direction. Where the filter excludes those,
 * the start itself is the key, so that filter and sort are one range of the index.
 */
function sortingOf(sort: Exclude<ReleaseSort, 'artists:asc'>, filter: ReleaseFilter): Sorting {
  const direction = sort === 'releaseStartTimestamp:asc' ? 'asc' : 'desc';
  const missing = direction === 'asc' ? 'infinity' : '-infinity';
  const areScheduled =
    filter.start !== undefined &&
    (filter.start.$null === false || Object.keys(filter.start).some((one) => one !== '$null'));
  const by = areScheduled
    ? releases.startsAt
    : sql`coalesce(${releases.startsAt}, ${sql.raw(`'${missing}'`)})`;
  return { name: sort, direction, key: { by, kind: 'time', missing }, id: releases.id };
}

/** One page of releases and their number up to `listedAtMost`. */
export async function listReleases(
  db: Queryable,
  query: {
    readonly filter: ReleaseFilter;
    readonly sort: ReleaseSort | undefined;
    readonly page: PageRequest;
  },
): Promise<Page<ReleaseRow>> {
  const { filter, page, sort = 'releaseStartTimestamp:asc' } = query;
  const where = releaseCondition(filter);
  const sorting = sort === 'artists:asc' ? null : sortingOf(sort, filter);
  if (sorting === null) refuseCursor(page);
  const rows = await db
    .select({ release: releases, key: sorting === null ? sql<null>`null` : keyOf(sorting) })
    .from(releases)
    .where(and(where, sorting === null ? undefined : isAfterCursor(sorting, page.after)))
    .orderBy(...(sorting === null ? [firstArtist, asc(releases.id)] : inOrder(sorting)))
    .limit(rowsToRead(page))
    .offset(offsetOf(page));
  const total = await countUpTo(db, releases, where);
  if (sorting === null) {
    return { rows: rows.slice(0, page.pageSize).map(({ release }) => release), total };
  }
  const cut = toPage(rows, page, sorting, ({ release }) => release.id);
  return { rows: cut.page.map(({ release }) => release), total, next: cut.next };
}

export async function findRelease(db: Queryable, id: number): Promise<ReleaseRow | null> {
  const [row] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.id, id), isNull(releases.takenDownAt)));
  return row ?? null;
}

export function releaseCondition({ ids, artistId, start }: ReleaseFilter): SQL | undefined {
  const at = releases.startsAt;
  return and(
    isNull(releases.takenDownAt),
    ids && isAnyOf(releases.id, ids),
    artistId === undefined ? undefined : isBy(artistId),
    start?.$lt && lt(at, start.$lt),
    start?.$lte && lte(at, start.$lte),
    start?.$gt && gt(at, start.$gt),
    start?.$gte && gte(at, start.$gte),
    start?.$null === undefined ? undefined : start.$null ? isNull(at) : isNotNull(at),
  );
}

function isBy(artistId: number): SQL {
  return sql`${releases.id} in (
    select ${releaseArtists.releaseId} from ${releaseArtists}
    where ${releaseArtists.artistId} = ${artistId})`;
}

/** Loads the releases' relations, with the same number of queries for any number of releases. */
export async function loadReleases(
  db: Queryable,
  rows: readonly ReleaseRow[],
): Promise<LoadedRelease[]> {
  const artworkIds = rows.flatMap(({ artworkId }) => artworkId ?? []);
  const makers = await db
    .select({ releaseId: releaseArtists.releaseId, id: artists.id, name: artists.name })
    .from(releaseArtists)
    .innerJoin(artists, eq(artists.id, releaseArtists.artistId))
    .where(
      and(
        isAnyOf(
          releaseArtists.releaseId,
          rows.map(({ id }) => id),
        ),
        isNull(artists.deletedAt),
      ),
    )
    .orderBy(asc(releaseArtists.position));
  const works = await db
    .select({ id: artworks.id, name: artworks.name })
    .from(artworks)
    .where(and(isAnyOf(artworks.id, artworkIds), isNull(artworks.hiddenAt)));
  const shown = works.map(({ id }) => id);
  const pictures = await picturesOfArtworks(db, shown);
  const raffles = rows.flatMap(({ id, kind }) => (kind === 'raffle' ? [id] : []));
  const draws = await db.select().from(raffleDraws).where(isAnyOf(raffleDraws.releaseId, raffles));
  const hashes = await readSeedHashes(db, raffles);
  const hashOf = new Map(hashes.map(({ releaseId, hash }) => [releaseId, hash]));
  const drawOf = new Map(draws.map((draw) => [draw.releaseId, draw]));
  const makersOf = Map.groupBy(makers, ({ releaseId }) => releaseId);
  const workOf = new Map(works.map((work) => [work.id, work]));
  const picturesOf = Map.groupBy(pictures, ({ ownerId }) => ownerId);
  return rows.map((release) => ({
    release,
    artists: (makersOf.get(release.id) ?? []).flatMap(({ id, name }) =>
      name === null ? [] : [{ id, name }],
    ),
    artwork: release.artworkId === null ? null : (workOf.get(release.artworkId) ?? null),
    pictures: release.artworkId === null ? [] : (picturesOf.get(release.artworkId) ?? []),
    seedHash: hashOf.get(release.id) ?? null,
    draw: drawOf.get(release.id) ?? null,
  }));
}
