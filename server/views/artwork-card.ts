import type { ArtworkCard } from '../../shared/contracts/catalogue.ts';
import { artworkPath } from '../../shared/domain/paths.ts';
import { editionSuffix } from '../../shared/domain/shown-edition.ts';
import { type ArtworkRecord, artistsOf, shownEditionOf } from './artwork-parts.ts';
import { bookPriceView } from './edition-view.ts';
import { moneyOf } from './money-view.ts';
import { pictureView } from './picture-view.ts';

/** An artwork in a list; null for one without editions, which nobody can trade. */
function artworkCard({ id, attributes: artwork }: ArtworkRecord): ArtworkCard | null {
  const shown = shownEditionOf(artwork);
  if (!shown) return null;
  const edition = shown.attributes;
  const artists = artistsOf(artwork);
  const [image] = artwork.images;
  return {
    id,
    name: artwork.name,
    artists,
    medium: artwork.medium,
    year: yearOf(artwork.releaseDate),
    href: artworkPath({ id, name: artwork.name, artists }, edition.name),
    picture: image ? pictureView(image, artwork.name) : null,
    shown: {
      editionId: shown.id,
      name: edition.name,
      suffix: editionSuffix(edition.name, edition.otherName),
      lowestAsk: bookPriceView(edition.lowestAsk),
      highestBid: bookPriceView(edition.highestBid),
      lastSale: edition.lastSale && moneyOf(edition.lastSale),
    },
  };
}

/** Those that can be shown, in their order. */
export function artworkCards(records: readonly ArtworkRecord[]): ArtworkCard[] {
  return records.flatMap((record) => artworkCard(record) ?? []);
}

/** '2021' and '2021-05-01' are of 2021; a text without a year is of none. */
function yearOf(releaseDate: string | null): number | null {
  const year = /^\d{4}(?!\d)/.exec(releaseDate ?? '')?.[0];
  return year === undefined ? null : Number(year);
}
