import { asc, eq } from 'drizzle-orm';
import { releasePath } from '../../shared/domain/paths.ts';
import type { Queryable } from '../db/database.ts';
import { artists, artworks, releaseArtists, type releases } from '../db/schema/catalogue.ts';

export type ReleaseRow = typeof releases.$inferSelect;
type NamedRelease = { readonly title: string; readonly path: string };

/** 'Kiln Door by Inês Valadares', and the path of the release's page. */
export async function nameRelease(db: Queryable, release: ReleaseRow): Promise<NamedRelease> {
  const makers = await db
    .select({ name: artists.name })
    .from(releaseArtists)
    .innerJoin(artists, eq(artists.id, releaseArtists.artistId))
    .where(eq(releaseArtists.releaseId, release.id))
    .orderBy(asc(releaseArtists.position));
  const [work] =
    release.artworkId === null
      ? []
      : await db
          .select({ name: artworks.name })
          .from(artworks)
          .where(eq(artworks.id, release.artworkId));
  const names = makers.flatMap(({ name }) => name ?? []);
  const by = [...names, ...(release.extraArtists ? [release.extraArtists] : [])];
  return {
    title: `${release.name}${by.length === 0 ? '' : ` by ${by.join(' and ')}`}`,
    path: releasePath({ id: release.id, artists: names, artwork: work?.name ?? release.name }),
  };
}
