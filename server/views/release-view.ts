import type { z } from 'zod';
import type { ReleaseCard, ReleaseView, raffleEntryView } from '../../shared/contracts/releases.ts';
import type { wireRaffleEntry } from '../../shared/contracts/wire/raffles.ts';
import { money } from '../../shared/domain/money.ts';
import { artworkPath, releasePath, tradePath } from '../../shared/domain/paths.ts';
import { releasePhase } from '../../shared/domain/releases.ts';
import { mainEdition } from '../../shared/domain/shown-edition.ts';
import type { ReleaseRecord } from '../upstream/releases.ts';
import { type ArtworkRecord, artistsOf } from './artwork-parts.ts';
import { editionView } from './edition-view.ts';
import { pictureView } from './picture-view.ts';
import { releaseTimes } from './release-times.ts';

/** `now` in epoch milliseconds. */
export function releaseCard({ id, attributes: release }: ReleaseRecord, now: number): ReleaseCard {
  const artists = release.artists.data.map((artist) => ({
    id: artist.id,
    name: artist.attributes.name,
  }));
  const [image] = release.artworkImages;
  const times = releaseTimes(release);
  return {
    id,
    name: release.name,
    artists,
    extraArtists: release.extraArtists?.trim() ?? '',
    href: releasePath({
      id,
      artists: artists.map(({ name }) => name),
      artwork: release.artwork.data?.attributes.name ?? release.name,
    }),
    ...times,
    phase: releasePhase(times, now),
    picture: image ? pictureView(image, release.name) : null,
  };
}

/** `artwork` is the released work, if the catalogue has it. */
export function releaseView(
  record: ReleaseRecord,
  artwork: ArtworkRecord | null,
  now: number,
): ReleaseView {
  const { attributes: release } = record;
  return {
    ...releaseCard(record, now),
    pictures: release.artworkImages.map((image) => pictureView(image, release.name)),
    publisher: release.publisher ?? artwork?.attributes.gallery ?? '',
    soldAt: release.soldAt,
    artwork: artwork && workOf(artwork),
    edition: artwork && editionOf(artwork),
    seedHash: release.seedHash,
    draw: release.draw,
  };
}

export function raffleEntry({
  id,
  enteredAt,
  rank,
  buyBy,
}: z.infer<typeof wireRaffleEntry>['data']): z.infer<typeof raffleEntryView> {
  return { id, enteredAt, rank, buyBy };
}

function workOf({ id, attributes: artwork }: ArtworkRecord): ReleaseView['artwork'] {
  return {
    id,
    name: artwork.name,
    href: artworkPath({ id, name: artwork.name, artists: artistsOf(artwork) }),
    medium: artwork.medium,
    gallery: artwork.gallery,
    description: artwork.description,
  };
}

function editionOf(record: ArtworkRecord): ReleaseView['edition'] {
  const { id, attributes: artwork } = record;
  const { data } = artwork.editions;
  const main = data.find(({ attributes }) => attributes.name === mainEdition) ?? data[0];
  if (!main) return null;
  const { size, material, editionSize, features, includes, mainPrice, currency } = main.attributes;
  const price = mainPrice === null ? null : money(mainPrice, currency);
  const { lowestAsk, highestBid, name } = editionView(main);
  const address = { id, name: artwork.name, artists: artistsOf(artwork) };
  return {
    ...{ size, material, editionSize, features, includes, price, lowestAsk, highestBid },
    tradeHref: tradePath('bid-or-buy', address, name),
  };
}
