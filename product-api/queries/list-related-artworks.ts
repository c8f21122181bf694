import { and, desc, eq, exists, isNotNull, isNull, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artworkArtists, artworks, releases } from '../db/schema/catalogue.ts';
import { isAnyOf } from '../db/sql.ts';
import type { ArtworkRow } from './load-artworks.ts';

/** Number of related works. */
const relatedLimit = 12;

/** An artist's other works, the most popular first. */
export function moreFromArtist(
  db: Queryable,
  { artistId, notArtworkId }: { readonly artistId: number; readonly notArtworkId: number },
): Promise<ArtworkRow[]> {
  return db
    .select()
    .from(artworks)
    .where(
      and(
        isNull(artworks.hiddenAt),
        ne(artworks.id, notArtworkId),
        isBy(db, eq(artworkArtists.artistId, artistId)),
      ),
    )
    .orderBy(desc(artworks.heat), desc(artworks.id))
    .limit(relatedLimit);
}

/** Works in the same medium by other artists, the most popular first. */
export async function similarArtworks(db: Queryable, to: ArtworkRow): Promise<ArtworkRow[]> {
  const makers = await db
    .select({ id: artworkArtists.artistId })
    .from(artworkArtists)
    .where(eq(artworkArtists.artworkId, to.id));
  const bySame = isBy(
    db,
    isAnyOf(
      artworkArtists.artistId,
      makers.map(({ id }) => id),
    ),
  );
  return db
    .select()
    .from(artworks)
    .where(
      and(
        isNull(artworks.hiddenAt),
        eq(artworks.medium, to.medium),
        ne(artworks.id, to.id),
        not(bySame),
      ),
    )
    .orderBy(desc(artworks.heat), desc(artworks.id))
    .limit(relatedLimit);
}

/** Works whose release has begun, the newest release first. */
export async function newReleases(
  db: Queryable,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<ArtworkRow[]> {
  const rows = await db
    .select({ artwork: artworks })
    .from(releases)
    .innerJoin(artworks, eq(artworks.id, releases.artworkId))
    .where(
      and(isNull(artworks.hiddenAt), isNotNull(releases.startsAt), lte(releases.startsAt, now)),
    )
    .orderBy(desc(releases.startsAt), desc(releases.id))
    .limit(limit);
  return [...new Map(rows.map(({ artwork }) => [artwork.id, artwork])).values()];
}

/** These works, in the order of their ids; unknown ids are left out. */
export async function artworksByIds(db: Queryable, ids: readonly number[]): Promise<ArtworkRow[]> {
  const rows = await db
    .select()
    .from(artworks)
    .where(and(isAnyOf(artworks.id, ids), isNull(artworks.hiddenAt)));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => rowOf.get(id) ?? []);
}

function isBy(db: Queryable, whom: SQL): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(artworkArtists)
      .where(and(eq(artworkArtists.artworkId, artworks.id), whom)),
  );
}
