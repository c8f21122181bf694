import type { ArtworkView } from '../../shared/contracts/catalogue.ts';
import { feesFrom } from '../../shared/domain/fees.ts';
import { artworkPath } from '../../shared/domain/paths.ts';
import { type ArtworkRecord, artistsOf, shownEditionOf } from './artwork-parts.ts';
import { editionView } from './edition-view.ts';
import { pictureView } from './picture-view.ts';

export function artworkView({ id, attributes: artwork }: ArtworkRecord): ArtworkView {
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
  };
}
