import type {
  WireArtwork,
  WireEdition,
  WireOwnRelease,
} from '../../shared/contracts/wire/catalogue.ts';
import type { LoadedRelease } from '../queries/list-releases.ts';
import type { LoadedArtwork } from '../queries/load-artworks.ts';
import type { EditionWithBest } from '../queries/load-editions.ts';
import { presentBookAsk, presentBookBid } from './present-book-order.ts';
import { offeredAsks, presentRegionalPrices, withOffered } from './present-offered-asks.ts';
import { presentPicture } from './present-picture.ts';

type Entity<Attributes> = { id: number; attributes: Attributes };

export function presentArtwork(loaded: LoadedArtwork): Entity<WireArtwork> {
  const { artwork } = loaded;
  return {
    id: artwork.id,
    attributes: {
      name: artwork.name,
      medium: artwork.medium,
      releaseDate: artwork.releaseDate,
      isFullDate: artwork.isFullDate,
      royalty: artwork.royalty,
      upcomingRelease: loaded.isUpcoming,
      gallery: artwork.gallery,
      description: artwork.description,
      createdAt: artwork.createdAt.toISOString(),
      artists: { data: loaded.artists.map(({ id, name }) => ({ id, attributes: { name } })) },
      images: loaded.pictures.map(presentPicture),
      editions: {
        data: loaded.editions.map((edition) => presentEdition(edition, loaded.books)),
      },
      ...(loaded.books && {
        fees: loaded.books.terms.fees,
      }),
      ...((loaded.books || loaded.release) && {
        release: { data: loaded.release && presentOwnRelease(loaded.release) },
      }),
    },
  };
}

function presentOwnRelease({ release, artists }: LoadedRelease): Entity<WireOwnRelease> {
  return {
    id: release.id,
    attributes: {
      name: release.name,
      kind: release.kind,
      releaseStartTimestamp: release.startsAt?.toISOString() ?? null,
      releaseEndTimestamp: release.endsAt?.toISOString() ?? null,
      dateOnlyTimezone: release.kind === 'date-only' ? release.timeZone : null,
      artists: { data: artists.map(({ id, name }) => ({ id, attributes: { name } })) },
    },
  };
}

function presentEdition(
  { edition, lowestAsk, highestBid }: EditionWithBest,
  books: LoadedArtwork['books'],
): Entity<WireEdition> {
  return {
    id: edition.id,
    attributes: {
      name: edition.name,
      otherName: edition.otherName,
      createdAt: edition.createdAt.toISOString(),
      size: edition.size,
      material: edition.material,
      editionSize: edition.editionSize,
      features: edition.features,
      includes: edition.includes,
      information: edition.information,
      mainPrice: edition.mainPrice,
      currency: edition.currency,
      shipmentWeightOverride: edition.shipmentWeightOverride,
      shipmentCategory: edition.shipmentCategory,
      additionalCertification: edition.additionalCertification,
      lowestAsk,
      highestBid,
      lastSale: presentLastSale(edition),
      ...(books ? presentBooks(edition.id, books) : {}),
    },
  };
}

function presentLastSale({
  lastSalePrice,
  lastSaleCurrency,
  lastSaleAt,
}: EditionWithBest['edition']): WireEdition['lastSale'] {
  if (lastSalePrice === null || lastSaleCurrency === null || lastSaleAt === null) return null;
  return { price: lastSalePrice, currency: lastSaleCurrency, soldAt: lastSaleAt.toISOString() };
}

function presentBooks(editionId: number, { all, terms }: NonNullable<LoadedArtwork['books']>) {
  const ofEdition = (order: { readonly editionId: number }) => order.editionId === editionId;
  const [asks, bids] = [all.asks.filter(ofEdition), all.bids.filter(ofEdition)];
  const offered = offeredAsks(all.toOffer.filter(ofEdition), terms);
  return {
    asks: {
      data: withOffered(asks, offered).map((ask) => presentBookAsk(ask, terms)),
    },
    bids: { data: bids.map((bid) => presentBookBid(bid, terms)) },
    ...presentRegionalPrices(offered, bids[0] ?? null, terms),
  };
}
