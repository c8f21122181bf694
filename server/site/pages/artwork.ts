import type { ArtworkView, EditionView } from '../../../shared/contracts/catalogue.ts';
import { artworkTitle } from '../../../shared/domain/artwork-title.ts';
import { artistPath } from '../../../shared/domain/paths.ts';
import { mainEdition } from '../../../shared/domain/shown-edition.ts';
import { nameMark } from '../../../shared/site.ts';
import { artworkRead } from '../../reads/artworks.ts';
import { marketRead } from '../../reads/market.ts';
import { breadcrumbs } from '../breadcrumbs.ts';
import { type Head, noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';
import { pictureUrl } from '../picture-url.ts';
import { trailingId } from '../trailing-id.ts';

const fallback: Head = {
  title: 'Artwork',
  description: `An edition on ${nameMark} with its asks, bids and past sales.`,
  canonical: null,
  image: null,
  jsonLd: noJsonLd,
};

export const source: PageSource = {
  query: ['edition'],
  fallback,
  async read({ path, query }, reader) {
    const id = trailingId(path);
    if (id === null) return null;
    const [item, market] = await Promise.all([
      reader(artworkRead, id),
      // The page is shown without its market, and says so itself.
      reader(marketRead, id).catch(() => null),
    ]);
    const artwork = item.answer.view;
    return {
      items: market ? [item, market] : [item],
      ignoredParams: namesEdition(query, artwork) ? [] : ['edition'],
      head: () => headOf(artwork()),
      picture: () => artwork().pictures[0] ?? null,
    };
  },
};

/** Whether the query names an edition other than Main, the default. */
function namesEdition(query: URLSearchParams, artwork: () => ArtworkView): boolean {
  const named = query.get('edition');
  if (named === null || named === mainEdition) return false;
  return artwork().editions.some(({ name }) => name === named);
}

function headOf(artwork: ArtworkView): Head {
  const artists = artwork.artists.map(({ name }) => name).join(', ');
  const image = pictureUrl(artwork.pictures[0] ?? null);
  return {
    title: artworkTitle(artwork),
    description:
      artwork.description ||
      `${artwork.name} by ${artists}: ${artwork.medium.toLowerCase()}, with its lowest ask, highest bid and past sales.`,
    canonical: artwork.href,
    image,
    jsonLd: (absolute) => [
      {
        '@type': 'Product',
        name: artwork.name,
        category: artwork.medium,
        url: absolute(artwork.href),
        ...(image === null ? {} : { image: absolute(image) }),
        brand: artwork.artists.map(({ name }) => ({ '@type': 'Person', name })),
        ...offersOf(artwork.editions, absolute(artwork.href)),
      },
      breadcrumbs([
        { name: 'Artworks', item: absolute('/artworks') },
        ...artwork.artists.slice(0, 1).map((artist) => ({
          name: artist.name,
          item: absolute(artistPath(artist)),
        })),
        { name: artwork.name, item: absolute(artwork.href) },
      ]),
    ],
  };
}

/** The lowest asks in pounds, in which all prices are compared. */
function offersOf(editions: readonly EditionView[], url: string): object {
  const asks = editions.flatMap(({ asks }) => asks.map(({ priceGbp }) => priceGbp));
  if (asks.length === 0) return {};
  return {
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'GBP',
      lowPrice: pounds(Math.min(...asks)),
      highPrice: pounds(Math.max(...asks)),
      offerCount: asks.length,
      availability: 'https://schema.org/InStock',
      url,
    },
  };
}

function pounds(pence: number): string {
  return (pence / 100).toFixed(2);
}
