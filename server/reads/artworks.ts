import type { ArtworkList, ArtworkView } from '../../shared/contracts/catalogue.ts';
import { artworkListPath } from '../../shared/domain/api-paths.ts';
import { type ArtworkQuery, listArtworks, readArtwork } from '../upstream/artworks.ts';
import { visitorCaller } from '../upstream/caller.ts';
import { artworkCards } from '../views/artwork-card.ts';
import { artworkView } from '../views/artwork-view.ts';
import { marketLifetimes, publicRead } from './public-read.ts';

const listPageSize = 24;

export const artworkListRead = publicRead<Omit<ArtworkQuery, 'pageSize'>, ArtworkList>({
  name: 'artworks',
  path: artworkListPath,
  lifetimes: marketLifetimes,
  touchedByTrade: 'all',
  async read(upstream, query) {
    const asked = { ...query, pageSize: listPageSize };
    const { data, meta } = await listArtworks(upstream, visitorCaller('artworks'), asked);
    const { page, pageCount, total } = meta.pagination;
    return { items: artworkCards(data), page, pageCount, total };
  },
});

/** Asked for by the artwork's id. */
export const artworkRead = publicRead<number, ArtworkView>({
  name: 'artwork',
  path: (id) => `/api/artworks/${id}`,
  lifetimes: marketLifetimes,
  touchedByTrade: 'asked',
  read: async (upstream, id) =>
    artworkView(await readArtwork(upstream, visitorCaller('artwork'), id)),
});
