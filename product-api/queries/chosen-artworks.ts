import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artists, artworkArtists, type artworks } from '../db/schema/catalogue.ts';
import { isAnyOf } from '../db/sql.ts';
import { stateOf } from './catalogue/read-state.ts';
import { picturesOfArtworks, thumbnailOf } from './load-pictures.ts';

/** Artworks that curators chose, as the desk shows them. */
export async function chosenArtworks(
  db: Queryable,
  rows: readonly (typeof artworks.$inferSelect)[],
) {
  const ids = rows.map(({ id }) => id);
  const makers = await db
    .select({ artworkId: artworkArtists.artworkId, name: artists.name })
    .from(artworkArtists)
    .innerJoin(artists, eq(artists.id, artworkArtists.artistId))
    .where(isAnyOf(artworkArtists.artworkId, ids))
    .orderBy(asc(artworkArtists.position));
  const pictures = await picturesOfArtworks(db, ids);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    artists: makers.flatMap((one) => (one.artworkId === row.id ? (one.name ?? []) : [])).join(', '),
    state: stateOf(row),
    picture: thumbnailOf(pictures, row.id),
  }));
}
