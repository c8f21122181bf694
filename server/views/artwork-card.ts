import { z } from 'zod';
import type { ArtworkCard } from '../../shared/contracts/catalogue.ts';
import type { WireArtwork } from '../../shared/contracts/wire/catalogue.ts';
import { artworkPath } from '../../shared/domain/paths.ts';
import { releaseWindow } from '../../shared/domain/releases.ts';
import { editionSuffix, mainEdition } from '../../shared/domain/shown-edition.ts';
import { type ArtworkRecord, artistsOf, shownEditionOf } from './artwork-parts.ts';
import { bookPriceView } from './edition-view.ts';
import { moneyOf } from './money-view.ts';
import { pictureView } from './picture-view.ts';
import { releaseTimes } from './release-times.ts';

/** An artwork in a list. One without editions cannot be traded and has no prices. */
export function artworkCard(record: ArtworkRecord): ArtworkCard {
  const { id, attributes: artwork } = record;
  const shown = shownEditionOf(artwork);
  const edition = shown?.attributes;
  const name = edition?.name ?? mainEdition;
  const artists = artistsOf(artwork);
  const [image] = artwork.images;
  return {
    id,
    name: artwork.name,
    artists,
    medium: artwork.medium,
    year: yearOf(artwork.releaseDate),
    href: artworkPath({ id, name: artwork.name, artists }, name),
    picture: image ? pictureView(image, artwork.name) : null,
    comesOut: comesOut(artwork),
    shown: {
      editionId: shown?.id ?? null,
      name,
      suffix: editionSuffix(name, edition?.otherName ?? null),
      lowestAsk: bookPriceView(edition?.lowestAsk ?? null),
      highestBid: bookPriceView(edition?.highestBid ?? null),
      lastSale: edition?.lastSale ? moneyOf(edition.lastSale) : null,
    },
  };
}

/** The tradable ones, in their order. */
export function artworkCards(records: readonly ArtworkRecord[]): ArtworkCard[] {
  return records.map(artworkCard).filter(({ shown }) => shown.editionId !== null);
}

const day = z.iso.date();

/** The product API may send a date as any text. */
function comesOut({
  upcomingRelease,
  isFullDate,
  releaseDate,
  release,
}: WireArtwork): string | null {
  const start = release?.data && releaseWindow(releaseTimes(release.data.attributes))?.start;
  if (upcomingRelease && start) return new Date(start).toISOString();
  const isDay = isFullDate && day.safeParse(releaseDate).success;
  return upcomingRelease && isDay ? releaseDate : null;
}

/** The year in '2021' or '2021-05-01'; null for a text without one. */
function yearOf(releaseDate: string | null): number | null {
  const year = /^\d{4}(?!\d)/.exec(releaseDate ?? '')?.[0];
  return year === undefined ? null : Number(year);
}
