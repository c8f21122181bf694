import { z } from 'zod';
import { wireArtworks } from '../../../shared/contracts/wire/catalogue.ts';
import type { Route } from '../../deps.ts';
import { presentArtwork } from '../../presenters/present-artwork.ts';
import { artworkSorts } from '../../queries/artwork-orders.ts';
import { listArtworks } from '../../queries/list-artworks.ts';
import { loadArtworks } from '../../queries/load-artworks.ts';
import { presentPagination } from '../../queries/page.ts';
import {
  containsText,
  idsOf,
  isId,
  isIdOrIn,
  isText,
  pageField,
  populateField,
  sortField,
} from '../../wire/query-fields.ts';

const query = z.strictObject({
  filters: z
    .strictObject({
      id: isIdOrIn,
      medium: isText,
      artists: z.strictObject({ id: isId }),
      name: containsText,
    })
    .partial()
    .default({}),
  sort: sortField(artworkSorts),
  pagination: pageField,
  /** Artists, images and editions are always there. */
  populate: populateField(['artists', 'images', 'editions']),
});

export const listArtworksRoute: Route = (app, { db, now }) => {
  app.get(
    '/api/artworks',
    { schema: { querystring: query, response: { 200: wireArtworks } } },
    async (request) => {
      const { filters, sort, pagination } = request.query;
      const { rows, total, next } = await listArtworks(db, {
        filter: {
          ids: filters.id && idsOf(filters.id),
          medium: filters.medium?.$eq,
          artistId: filters.artists?.id.$eq,
        },
        name: filters.name?.$containsi,
        sort,
        page: pagination,
      });
      const artworks = await loadArtworks(db, rows, { now: now(), books: false });
      return {
        data: artworks.map(presentArtwork),
        meta: { pagination: presentPagination(pagination, { total, next }) },
      };
    },
  );
};
