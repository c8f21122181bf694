import { and, asc, between, eq, isNotNull, isNull, max } from 'drizzle-orm';
import { artistPath, artworkPath, releasePath } from '../../shared/domain/paths.ts';
import type { Queryable } from '../db/database.ts';
import {
  artists,
  artworkArtists,
  artworks,
  releaseArtists,
  releases,
} from '../db/schema/catalogue.ts';

export type IdRange = { readonly from: number; readonly to: number };

export async function greatestIds(db: Queryable) {
  const of = async (table: typeof artists | typeof artworks | typeof releases) =>
    (await db.select({ id: max(table.id) }).from(table))[0]?.id ?? 0;
  return { artists: await of(artists), artworks: await of(artworks), releases: await of(releases) };
}

export async function artistPaths(db: Queryable, { from, to }: IdRange): Promise<string[]> {
  const rows = await db
    .select({ id: artists.id, name: artists.name })
    .from(artists)
    .where(and(between(artists.id, from, to), isNull(artists.deletedAt), isNotNull(artists.name)))
    .orderBy(asc(artists.id));
  return rows.map(({ id, name }) => artistPath({ id, name: name ?? '' }));
}

type Made = { readonly id: number; readonly name: string };

/** Works of this id range with their visible artists. */
async function worksIn(db: Queryable, { from, to }: IdRange) {
  const rows = await db
    .select({ id: artworks.id, name: artworks.name, artistId: artists.id, artist: artists.name })
    .from(artworks)
    .leftJoin(artworkArtists, eq(artworkArtists.artworkId, artworks.id))
    .leftJoin(
      artists,
      and(
        eq(artists.id, artworkArtists.artistId),
        isNull(artists.deletedAt),
        isNotNull(artists.name),
      ),
    )
    .where(and(between(artworks.id, from, to), isNull(artworks.hiddenAt)))
    .orderBy(asc(artworks.id), asc(artworkArtists.position));
  const works = new Map<number, Made & { artists: Made[] }>();
  for (const { id, name, artistId, artist } of rows) {
    const work = works.get(id) ?? { id, name, artists: [] };
    if (artistId !== null && artist !== null) work.artists.push({ id: artistId, name: artist });
    works.set(id, work);
  }
  return [...works.values()];
}

export async function artworkPaths(db: Queryable, range: IdRange): Promise<string[]> {
  return (await worksIn(db, range)).map((work) => artworkPath(work));
}

export async function releasePaths(db: Queryable, { from, to }: IdRange): Promise<string[]> {
  const rows = await db
    .select({ id: releases.id, name: releases.name, artwork: artworks.name, artist: artists.name })
    .from(releases)
    .leftJoin(artworks, and(eq(artworks.id, releases.artworkId), isNull(artworks.hiddenAt)))
    .leftJoin(releaseArtists, eq(releaseArtists.releaseId, releases.id))
    .leftJoin(artists, and(eq(artists.id, releaseArtists.artistId), isNull(artists.deletedAt)))
    .where(and(between(releases.id, from, to), isNull(releases.takenDownAt)))
    .orderBy(asc(releases.id), asc(releaseArtists.position));
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const makers = same.flatMap(({ artist }) => artist ?? []);
    return [releasePath({ id: first.id, artists: makers, artwork: first.artwork ?? first.name })];
  });
}
