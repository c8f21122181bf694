import type { releaseArtists, releases } from '../../product-api/db/schema/catalogue.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { releaseTimes } from './release-times.ts';

type Ids = {
  readonly firstId: number;
  readonly artists: ReadonlyMap<string, number>;
  readonly artworks: ReadonlyMap<string, number>;
};

/** The catalogue's releases. Their days count from `base`, a midnight in UTC. */
export function buildReleaseRows(
  catalogue: Catalogue,
  ids: Ids,
  base: Date,
): {
  releases: (typeof releases.$inferInsert)[];
  artists: (typeof releaseArtists.$inferInsert)[];
} {
  return {
    releases: catalogue.releases.map((release, index) => ({
      id: ids.firstId + index,
      name: release.name,
      extraArtists: release.extraArtists,
      artworkId: release.artworkKey === null ? null : idOf(ids.artworks, release.artworkKey),
      kind: release.kind,
      ...releaseTimes(release, base),
      timeZone: release.timezone,
      publisher: release.publisher,
      // Reserved for examples: the demo's publishers are made up, and have no shop.
      soldAt: `https://example.com/${release.key}`,
      createdAt: base,
    })),
    artists: catalogue.releases.flatMap((release, index) =>
      release.artistKeys.map((key, position) => ({
        releaseId: ids.firstId + index,
        artistId: idOf(ids.artists, key),
        position,
      })),
    ),
  };
}

export function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the catalogue names an unknown record: ${key}`);
  return id;
}
