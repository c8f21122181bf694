import { z } from 'zod';
import { wireArtists } from '../../../shared/contracts/wire/catalogue.ts';
import type { Route } from '../../deps.ts';
import { presentArtist } from '../../presenters/present-artist.ts';
import { artistSorts, listArtists, loadArtists } from '../../queries/list-artists.ts';
import { presentPagination } from '../../queries/page.ts';
import {
  containsText,
  idsOf,
  isIdOrIn,
  pageField,
  populateField,
  sortField,
} from '../query-fields.ts';

const query = z.strictObject({
  filters: z.strictObject({ id: isIdOrIn, name: containsText }).partial().default({}),
  sort: sortField(artistSorts),
  pagination: pageField,
  populate: populateField(['images', 'artworks']),
});

export const listArtistsRoute: Route = (app, { db }) => {
  app.get(
    '/api/artists',
    { schema: { querystring: query, response: { 200: wireArtists } } },
    async (request) => {
      const { filters, sort, pagination } = request.query;
      const { rows, total, next } = await listArtists(db, {
        filter: { ids: filters.id && idsOf(filters.id), name: filters.name?.$containsi },
        sort,
        page: pagination,
      });
      const artists = await loadArtists(db, rows, {
        artworks: request.query.populate.has('artworks'),
      });
      return {
        data: artists.map(presentArtist),
        meta: { pagination: presentPagination(pagination, { total, next }) },
      };
    },
  );
};
