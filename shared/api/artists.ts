import type {
  ArtistMarketView,
  ArtistSearchView,
  ArtistsView,
  ArtistView,
} from '../contracts/artists.ts';
import type { ArtworkList } from '../contracts/catalogue.ts';
import type { Get } from './call.ts';

export type ArtistWorksQuestion = {
  readonly page?: number | undefined;
  readonly sort?: string | null | undefined;
  readonly medium?: string | null | undefined;
};

export const listArtists: Get<ArtistsView> = 'GET /api/artists';
export const searchArtists: Get<ArtistSearchView, [], { readonly q: string }> =
  'GET /api/artists/search';
export const getArtist: Get<ArtistView, ['id']> = 'GET /api/artists/:id';
export const getArtistMarket: Get<ArtistMarketView, ['id']> = 'GET /api/artists/:id/market';
export const listArtistWorks: Get<ArtworkList, ['id'], ArtistWorksQuestion> =
  'GET /api/artists/:id/works';
