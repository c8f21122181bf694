import {
  and,
  asc,
  count,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artists, artworks, releaseArtists, releases } from '../db/schema/catalogue.ts';
import { type PictureRow, picturesOfArtworks } from './load-pictures.ts';
import { listedAtMost, offsetOf, type PageRequest } from './page.ts';
import { isAnyOf } from './sql.ts';

export type ReleaseRow = typeof releases.$inferSelect;
export type LoadedRelease = {
  readonly release: ReleaseRow;
  readonly artists: readonly { readonly id: number; readonly name: string }[];
  readonly artwork: { readonly id: number; readonly name: string } | null;
  readonly pictures: readonly PictureRow[];
};

export type ReleaseFilter = {
  readonly ids?: readonly number[] | undefined;
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

/** By the name of the first artist: what unscheduled releases are sorted by. */
const firstArtist = sql`(
  select fold(${artists.name}) from ${releaseArtists}
  join ${artists} on ${artists.id} = ${releaseArtists.artistId}
  where ${releaseArtists.releaseId} = ${releases.id}
  order by ${releaseArtists.position} limit 1
) asc nulls last`;

/** Unscheduled ones come last either way. */
const orders: Record<ReleaseSort, SQL> = {
  'releaseStartTimestamp:asc': sql`${releases.startsAt} asc nulls last`,
  'releaseStartTimestamp:desc': sql`${releases.startsAt} desc nulls last`,
  'artists:asc': firstArtist,
};

/** One page of releases, and how many there are, counted up to `listedAtMost`. */
export async function listReleases(
  db: Queryable,
  query: {
    readonly filter: ReleaseFilter;
    readonly sort: ReleaseSort | undefined;
    readonly page: PageRequest;
  },
): Promise<{ rows: ReleaseRow[]; total: number }> {
  const where = releaseCondition(query.filter);
  const rows = await db
    .select()
    .from(releases)
    .where(where)
    .orderBy(orders[query.sort ?? 'releaseStartTimestamp:asc'], asc(releases.id))
    .limit(query.page.pageSize)
    .offset(offsetOf(query.page));
  const listed = db
    .select({ id: releases.id })
    .from(releases)
    .where(where)
    .limit(listedAtMost)
    .as('listed');
  const [counted] = await db.select({ total: count() }).from(listed);
  return { rows, total: counted?.total ?? 0 };
}

export async function findRelease(db: Queryable, id: number): Promise<ReleaseRow | null> {
  const [row] = await db.select().from(releases).where(eq(releases.id, id));
  return row ?? null;
}

export function releaseCondition({ ids, start }: ReleaseFilter): SQL | undefined {
  const at = releases.startsAt;
  return and(
    ids && isAnyOf(releases.id, ids),
    start?.$lt && lt(at, start.$lt),
    start?.$lte && lte(at, start.$lte),
    start?.$gt && gt(at, start.$gt),
    start?.$gte && gte(at, start.$gte),
    start?.$null === undefined ? undefined : start.$null ? isNull(at) : isNotNull(at),
  );
}

/** Loads what belongs to these releases, in as many queries for a hundred as for one. */
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
    .where(isAnyOf(artworks.id, artworkIds));
  const pictures = await picturesOfArtworks(db, artworkIds);
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
  }));
}
