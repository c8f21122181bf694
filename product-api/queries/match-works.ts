import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artists, artworkArtists, artworks } from '../db/schema/catalogue.ts';

type Wanted = { readonly artist: string; readonly artwork: string };

/**
 * The ids of the works with each of these names, in their order, by one of the artists named: 'A',
 * 'A & B'. Case and accents do not count.
 */
export async function matchWorks(db: Queryable, wanted: readonly Wanted[]): Promise<number[][]> {
  const names = wanted.flatMap(({ artist, artwork }, place) =>
    [...new Set([artist, ...artist.split(/[,;&]| and /)])].flatMap((maker) =>
      maker.trim() && artwork.trim() ? [{ place, maker: maker.trim(), work: artwork.trim() }] : [],
    ),
  );
  if (names.length === 0) return wanted.map(() => []);
  const { rows } = await db.execute<{ place: number; ids: number[] }>(sql`
    select name.place, array_agg(distinct ${artworks.id}) as ids
    from unnest(
      ${sql.param(names.map(({ place }) => place))}::int[],
      ${sql.param(names.map(({ maker }) => maker))}::text[],
      ${sql.param(names.map(({ work }) => work))}::text[]
    ) as name(place, maker, work)
    join ${artists} on fold(${artists.name}) = fold(name.maker)
      and ${artists.deletedAt} is null and ${artists.name} is not null
    join ${artworkArtists} on ${artworkArtists.artistId} = ${artists.id}
    join ${artworks} on ${artworks.id} = ${artworkArtists.artworkId}
      and fold(${artworks.name}) = fold(name.work) and ${artworks.hiddenAt} is null
    group by name.place`);
  const found = new Map(rows.map(({ place, ids }) => [place, ids]));
  return wanted.map((_, place) => found.get(place) ?? []);
}
