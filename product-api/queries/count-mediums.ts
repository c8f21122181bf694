import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artworkArtists, artworks } from '../db/schema/catalogue.ts';

/** Number of an artist's works by medium, the most frequent first. */
export function countMediums(
  db: Queryable,
  artistId: number,
): Promise<{ name: string; count: number }[]> {
  return db
    .select({ name: artworks.medium, count: count() })
    .from(artworkArtists)
    .innerJoin(artworks, eq(artworks.id, artworkArtists.artworkId))
    .where(and(eq(artworkArtists.artistId, artistId), isNull(artworks.hiddenAt)))
    .groupBy(artworks.medium)
    .orderBy(desc(count()), artworks.medium);
}
