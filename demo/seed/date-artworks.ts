import { dayIn } from '../../shared/domain/zones.ts';
import type { CatalogueArtwork, CatalogueRelease } from '../catalogue/types.ts';
import { releaseTimes } from './release-times.ts';

/** An artwork dated by its release, and since when it can be traded. */
export type DatedArtwork = Omit<CatalogueArtwork, 'releaseDate'> & {
  /** ISO date; null: the day has not been announced. */
  readonly releaseDate: string | null;
  readonly isUpcoming: boolean;
  /** Trading begins here; null: the artwork is not released yet at `base`. */
  readonly tradableSince: Date | null;
};

/** Release days count from `base`, a midnight in UTC. */
export function dateArtworks(
  artworks: readonly CatalogueArtwork[],
  releases: readonly CatalogueRelease[],
  base: Date,
): DatedArtwork[] {
  const released = new Map(releases.map((release) => [release.artworkKey, release]));
  return artworks.map((artwork) => {
    const release = released.get(artwork.key);
    return release ? datedBy(artwork, release, base) : datedByItself(artwork);
  });
}

function datedBy(artwork: CatalogueArtwork, release: CatalogueRelease, base: Date): DatedArtwork {
  const { startsAt, endsAt } = releaseTimes(release, base);
  if (startsAt === null) {
    return {
      ...artwork,
      releaseDate: null,
      isFullDate: false,
      isUpcoming: true,
      tradableSince: null,
    };
  }
  // Buyers at a timed release or a raffle get their impressions when it closes.
  const tradableSince = endsAt ?? startsAt;
  return {
    ...artwork,
    releaseDate: dayIn(startsAt, release.timezone ?? 'UTC'),
    isFullDate: true,
    isUpcoming: startsAt >= base,
    tradableSince: tradableSince < base ? tradableSince : null,
  };
}

function datedByItself(artwork: CatalogueArtwork): DatedArtwork {
  return { ...artwork, isUpcoming: false, tradableSince: new Date(artwork.releaseDate) };
}
