import { asc, eq } from 'drizzle-orm';
import { releasePath } from '../../shared/domain/paths.ts';
import type { Queryable } from '../db/database.ts';
import { artists, artworks, releaseArtists, releases } from '../db/schema/catalogue.ts';
import { raffleDraws, raffleEntries } from '../db/schema/raffles.ts';
import { notFound } from '../errors.ts';
import { recordVersion } from '../market/record-version.ts';
import { statedTimes } from '../market/release-times.ts';
import { artistState, stateOf } from './catalogue/read-state.ts';
import { picturesOfArtworks, thumbnailOf } from './load-pictures.ts';

/** A release as the staff sees it, also one that is taken down. Throws the 404 of an unknown one. */
export async function showRelease(db: Queryable, id: number) {
  const [row] = await db.select().from(releases).where(eq(releases.id, id));
  if (!row) throw notFound();
  const makers = await db
    .select({ artist: artists })
    .from(releaseArtists)
    .innerJoin(artists, eq(artists.id, releaseArtists.artistId))
    .where(eq(releaseArtists.releaseId, id))
    .orderBy(asc(releaseArtists.position));
  const named = makers.map(({ artist }) => ({
    id: artist.id,
    name: artist.name ?? '',
    state: artistState(artist),
  }));
  const artwork = row.artworkId === null ? null : await artworkOf(db, row.artworkId);
  const [drawn] = await db.select().from(raffleDraws).where(eq(raffleDraws.releaseId, id));
  const { starts = '', ends = '', zone = '' } = statedTimes(row);
  return {
    ...row,
    ...{ starts, ends, zone, artwork, artists: named },
    version: releaseVersion(
      row,
      named.map((artist) => artist.id),
    ),
    path: releasePath({
      id,
      artists: named.map(({ name }) => name),
      artwork: artwork?.name ?? row.name,
    }),
    entries: await db.$count(raffleEntries, eq(raffleEntries.releaseId, id)),
    isDrawn: drawn !== undefined,
  };
}

async function artworkOf(db: Queryable, id: number) {
  const [row] = await db.select().from(artworks).where(eq(artworks.id, id));
  if (!row) return null;
  const picture = thumbnailOf(await picturesOfArtworks(db, [id]), id);
  return { id, name: row.name, state: stateOf(row), picture };
}

export function releaseVersion(
  row: typeof releases.$inferSelect,
  artistIds: readonly number[],
): string {
  const { name, kind, startsAt, endsAt, timeZone, extraArtists, artworkId } = row;
  const fields = [name, kind, startsAt, endsAt, timeZone, extraArtists, artworkId];
  return recordVersion([...fields, row.publisher, row.soldAt, artistIds]);
}

/** In their order. */
export async function makersOf(db: Queryable, releaseId: number): Promise<number[]> {
  const rows = await db
    .select({ id: releaseArtists.artistId })
    .from(releaseArtists)
    .where(eq(releaseArtists.releaseId, releaseId))
    .orderBy(asc(releaseArtists.position));
  return rows.map((row) => row.id);
}
