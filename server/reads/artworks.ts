import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type {
  ArtworkList,
  ArtworkView,
  PriceRangesView,
} from '../../shared/contracts/catalogue.ts';
import type { ArtworkNarrowing } from '../../shared/domain/artwork-question.ts';
import { priceHistogram } from '../../shared/domain/price-ranges.ts';
import {
  type ArtworkQuery,
  countPriceRanges,
  listArtworks,
  readArtwork,
} from '../upstream/artworks.ts';
import { visitorCaller } from '../upstream/caller.ts';
import { artworkCards } from '../views/artwork-card.ts';
import { artworkView } from '../views/artwork-view.ts';
import { marketLifetimes, publicRead, textLifetimes } from './public-read.ts';

const listPageSize = 24;

export const artworkListRead = publicRead<Omit<ArtworkQuery, 'pageSize'>, ArtworkList>({
  name: 'artworks',
  path: (asked) => apiPath(api.listArtworks, asked),
  lifetimes: marketLifetimes,
  invalidatedBy: 'any-trade',
  async read(upstream, query) {
    const asked = { ...query, pageSize: listPageSize };
    const { data, meta } = await listArtworks(upstream, visitorCaller('artworks'), asked);
    const { page, pageCount, total } = meta.pagination;
    return { items: artworkCards(data), page, pageCount, total };
  },
});

/** How many of these works have their lowest ask in each range; may be a minute old. */
export const priceRangesRead = publicRead<ArtworkNarrowing, PriceRangesView>({
  name: 'price-ranges',
  path: (asked) => apiPath(api.listPriceRanges, asked),
  lifetimes: textLifetimes,
  invalidatedBy: 'no-trade',
  read: async (upstream, asked) => ({
    ranges: [
      ...priceHistogram(await countPriceRanges(upstream, visitorCaller('price-ranges'), asked)),
    ],
  }),
});

/** By the artwork's id. */
export const artworkRead = publicRead<number, ArtworkView>({
  name: 'artwork',
  path: (id) => apiPath(api.getArtwork, id),
  lifetimes: marketLifetimes,
  invalidatedBy: 'its-trades',
  read: async (upstream, id, now) =>
    artworkView(await readArtwork(upstream, visitorCaller('artwork'), id), now),
});
