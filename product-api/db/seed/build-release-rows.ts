import { midnightIn } from '../../../shared/domain/zones.ts';
import type { Catalogue, CatalogueRelease } from '../../catalogue/types.ts';
import type { releaseArtists, releases } from '../schema/catalogue.ts';

const day = 86_400_000;
const hour = 3_600_000;

type Ids = {
  readonly firstId: number;
  readonly artists: ReadonlyMap<string, number>;
  readonly artworks: ReadonlyMap<string, number>;
};

/** The catalogue's releases, their days counted from `base`, a midnight in UTC. */
export function buildReleaseRows(
  catalogue: Catalogue,
  ids: Ids,
  base: Date,
): {
  releases: (typeof releases.$inferInsert)[];
  artists: (typeof releaseArtists.$inferInsert)[];
} {
  return {
    releases: catalogue.releases.map((release, index) => {
      const startsAt = startOf(release, base);
      return {
        id: ids.firstId + index,
        name: release.name,
        extraArtists: release.extraArtists,
        artworkId: release.artworkKey === null ? null : idOf(ids.artworks, release.artworkKey),
        kind: release.kind,
        startsAt,
        endsAt:
          startsAt === null || release.durationHours === null
            ? null
            : new Date(startsAt.getTime() + release.durationHours * hour),
        timeZone: release.timezone,
        createdAt: base,
      };
    }),
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

/** Of a date-only release: the midnight with which its day begins in its own zone. */
function startOf(release: CatalogueRelease, base: Date): Date | null {
  if (release.startInDays === null) return null;
  const midnight = base.getTime() + release.startInDays * day;
  if (release.timezone !== null) {
    return midnightIn(new Date(midnight).toISOString().slice(0, 10), release.timezone);
  }
  const [hours = 0, minutes = 0] = (release.timeUtc ?? '00:00').split(':').map(Number);
  return new Date(midnight + hours * hour + minutes * 60_000);
}
