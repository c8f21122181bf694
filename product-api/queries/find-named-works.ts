import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artists, artworkArtists, artworks } from '../db/schema/catalogue.ts';
import { artistsOfArtworks } from './load-artworks.ts';
import { type PictureRow, picturesOfArtworks } from './load-pictures.ts';

export type WorkName = { readonly artist: string; readonly artwork: string };
export type NamedWork = {
  readonly id: number;
  readonly name: string;
  readonly artists: readonly { readonly id: number; readonly name: string }[];
  readonly picture: PictureRow | null;
};

/** Looks up works by their own and their artist's name; those that exist, by `keyOf`. */
export async function findNamedWorks(
  db: Queryable,
  names: readonly WorkName[],
): Promise<ReadonlyMap<string, NamedWork>> {
  if (names.length === 0) return new Map();
  const wanted = new Set(names.map(keyOf));
  const makers = [...new Set(names.map(({ artist }) => artist))];
  const rows = await db
    .select({ id: artworks.id, name: artworks.name, artist: artists.name })
    .from(artists)
    .innerJoin(artworkArtists, eq(artworkArtists.artistId, artists.id))
    .innerJoin(artworks, eq(artworks.id, artworkArtists.artworkId))
    .where(
      sql`fold(${artists.name}) = any(select fold(name) from unnest(${sql.param(makers)}::text[]) as name)
        and ${isNull(artists.deletedAt)} and ${isNull(artworks.hiddenAt)}`,
    )
    .orderBy(asc(artworks.id));
  const found = rows.flatMap(({ id, name, artist }) => {
    const key = keyOf({ artist: artist ?? '', artwork: name });
    return wanted.has(key) ? [{ id, name, key }] : [];
  });
  const ids = [...new Set(found.map(({ id }) => id))];
  const [artistsOf, picturesOf] = await Promise.all([
    artistsOfArtworks(db, ids),
    picturesOfArtworks(db, ids),
  ]);
  return new Map(
    found.toReversed().map(({ id, name, key }) => [
      key,
      {
        id,
        name,
        artists: artistsOf.flatMap((maker) =>
          maker.artworkId === id && maker.name !== null ? [{ id: maker.id, name: maker.name }] : [],
        ),
        picture: picturesOf.find(({ ownerId }) => ownerId === id) ?? null,
      },
    ]),
  );
}

export function keyOf({ artist, artwork }: WorkName): string {
  return `${artist}\n${artwork}`;
}
