import type { ArtworkView, OwnReleaseView } from '../../shared/contracts/catalogue.ts';
import type { WireArtwork } from '../../shared/contracts/wire/catalogue.ts';
import { feesFrom } from '../../shared/domain/fees.ts';
import { artworkPath, releasePath } from '../../shared/domain/paths.ts';
import { releasePhase } from '../../shared/domain/releases.ts';
import { type ArtworkRecord, artistsOf, shownEditionOf } from './artwork-parts.ts';
import { editionView } from './edition-view.ts';
import { pictureView } from './picture-view.ts';
import { releaseTimes } from './release-times.ts';

/** `now` in epoch milliseconds. */
export function artworkView({ id, attributes: artwork }: ArtworkRecord, now: number): ArtworkView {
  const artists = artistsOf(artwork);
  return {
    id,
    name: artwork.name,
    artists,
    medium: artwork.medium,
    releaseDate: artwork.releaseDate,
    isFullDate: artwork.isFullDate,
    gallery: artwork.gallery,
    description: artwork.description,
    royalty: artwork.royalty,
    fees: feesFrom(artwork.fees),
    href: artworkPath({ id, name: artwork.name, artists }),
    pictures: artwork.images.map((image) => pictureView(image, artwork.name)),
    editions: artwork.editions.data.map(editionView),
    shownEditionId: shownEditionOf(artwork)?.id ?? null,
    release: ownReleaseOf(artwork, now),
  };
}

function ownReleaseOf(artwork: WireArtwork, now: number): OwnReleaseView | null {
  const record = artwork.release?.data;
  if (!record) return null;
  const { id, attributes: release } = record;
  const times = releaseTimes(release);
  const artists = release.artists.data.map(({ attributes }) => attributes.name);
  return {
    id,
    name: release.name,
    href: releasePath({ id, artists, artwork: artwork.name }),
    ...times,
    phase: releasePhase(times, now),
  };
}
