import { dayIn } from '../../shared/domain/zones.ts';
import type { CatalogueArtwork, CatalogueRelease } from '../catalogue/types.ts';
import { releaseTimes } from './release-times.ts';

/** When a work comes out, as the calendar has it, and since when it can be traded. */
export type DatedArtwork = Omit<CatalogueArtwork, 'releaseDate'> & {
  /** ISO date; null: the day has not been announced. */
  readonly releaseDate: string | null;
  readonly isUpcoming: boolean;
  /** Nothing of it is sold, asked or bid for before; null: it was not out yet at the base. */
  readonly outSince: Date | null;
};

/** `base` is the midnight in UTC from which the releases' days are counted. */
export function dateWorks(
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
    return { ...artwork, releaseDate: null, isFullDate: false, isUpcoming: true, outSince: null };
  }
  // Whoever gets one at a release that closes has it from then on.
  const outSince = endsAt ?? startsAt;
  return {
    ...artwork,
    releaseDate: dayIn(startsAt, release.timezone ?? 'UTC'),
    isFullDate: true,
    isUpcoming: startsAt >= base,
    outSince: outSince < base ? outSince : null,
  };
}

function datedByItself(artwork: CatalogueArtwork): DatedArtwork {
  return { ...artwork, isUpcoming: false, outSince: new Date(artwork.releaseDate) };
}
