import { and, asc, desc, eq, isNotNull, isNull, sum } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artists, artworkArtists, artworks } from '../db/schema/catalogue.ts';
import type { ArtistRow } from './list-artists.ts';

/** The works looked at: the top of an index, so that it costs the same in a large marketplace. */
const hottest = 300;
const listed = 12;

/** Artists whose works are most sought after, by how much is going on with them together. */
export async function listTrendingArtists(db: Queryable): Promise<ArtistRow[]> {
  const hot = db
    .select({ id: artworks.id, heat: artworks.heat })
    .from(artworks)
    .orderBy(desc(artworks.heat), desc(artworks.id))
    .limit(hottest)
    .as('hot');
  const sought = db
    .select({ artistId: artworkArtists.artistId, heat: sum(hot.heat).as('heat') })
    .from(hot)
    .innerJoin(artworkArtists, eq(artworkArtists.artworkId, hot.id))
    .groupBy(artworkArtists.artistId)
    .as('sought');
  const rows = await db
    .select({ artist: artists })
    .from(sought)
    .innerJoin(artists, eq(artists.id, sought.artistId))
    .where(and(isNull(artists.deletedAt), isNotNull(artists.name)))
    .orderBy(desc(sought.heat), asc(artists.id))
    .limit(listed);
  return rows.map(({ artist }) => artist);
}
