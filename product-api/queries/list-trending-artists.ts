import { and, desc, isNotNull, isNull } from 'drizzle-orm';
import { addHeat } from '../../shared/domain/heat.ts';
import type { Queryable } from '../db/database.ts';
import { artists, artworkArtists, artworks } from '../db/schema/catalogue.ts';
import { isAnyOf } from '../db/sql.ts';
import type { ArtistRow } from './list-artists.ts';

/** Works considered: the top of an index, so that the cost does not grow with the catalogue. */
const consideredWorks = 100;
const listed = 12;

/** The artists of the most popular works, by the total heat of those works. */
export async function listTrendingArtists(db: Queryable): Promise<ArtistRow[]> {
  const hot = await db
    .select({ id: artworks.id, heat: artworks.heat })
    .from(artworks)
    .where(isNull(artworks.hiddenAt))
    .orderBy(desc(artworks.heat), desc(artworks.id))
    .limit(consideredWorks);
  const heats = new Map(hot.map(({ id, heat }) => [id, heat]));
  const makers = await db
    .select({ artworkId: artworkArtists.artworkId, artistId: artworkArtists.artistId })
    .from(artworkArtists)
    .where(isAnyOf(artworkArtists.artworkId, [...heats.keys()]));
  const sought = new Map<number, number>();
  for (const { artworkId, artistId } of makers) {
    sought.set(artistId, addHeat(sought.get(artistId) ?? 0, heats.get(artworkId) ?? 0));
  }
  const ids = [...sought].toSorted(([a, x], [b, y]) => y - x || a - b).map(([id]) => id);
  /** Twice as many as listed, because some may be deleted. */
  const rows = await db
    .select()
    .from(artists)
    .where(
      and(
        isAnyOf(artists.id, ids.slice(0, 2 * listed)),
        isNull(artists.deletedAt),
        isNotNull(artists.name),
      ),
    );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []).slice(0, listed);
}
