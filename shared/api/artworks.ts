import type {
  ArtistNamesView,
  ArtworkList,
  ArtworkView,
  MarketView,
  PriceRangesView,
  RelatedView,
} from '../contracts/catalogue.ts';
import type { ArtworkListQuestion, ArtworkNarrowing } from '../domain/artwork-question.ts';
import type { Get } from './call.ts';

export const listArtworks: Get<ArtworkList, [], ArtworkListQuestion> = 'GET /api/artworks';
/** The distribution of prices in a list; the list's own price filter is not part of the query. */
export const listPriceRanges: Get<
  PriceRangesView,
  [],
  Omit<ArtworkNarrowing, 'minAsk' | 'maxAsk' | 'forSale'>
> = 'GET /api/artworks/price-ranges';
export const findArtistNames: Get<ArtistNamesView, [], { readonly q: string }> =
  'GET /api/artworks/artists';
export const getArtwork: Get<ArtworkView, ['id']> = 'GET /api/artworks/:id';
export const getArtworkMarket: Get<MarketView, ['id']> = 'GET /api/artworks/:id/market';
export const getRelatedArtworks: Get<
  RelatedView,
  ['id'],
  { readonly artist?: number | null | undefined }
> = 'GET /api/artworks/:id/related';
