import { z } from 'zod';
import { wireSaves } from '../../../shared/contracts/wire/collecting.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { presentSave } from '../../presenters/present-collecting.ts';
import { listSaves } from '../../queries/list-saves.ts';
import { presentPagination } from '../../queries/page.ts';
import { idsOf, isIdOrIn, pageField, populateField } from '../query-fields.ts';

const query = z.strictObject({
  filters: z
    .strictObject({ artwork: z.strictObject({ id: isIdOrIn }) })
    .partial()
    .default({}),
  pagination: pageField,
  /** The artwork and its relations are always included. */
  populate: populateField(['artwork', 'artists', 'images', 'editions']),
});

/** The works that the user saved. */
export const listSavesRoute: Route = (app, { db, now }) => {
  app.get(
    '/api/save-artworks',
    { preValidation: requireUser, schema: { querystring: query, response: { 200: wireSaves } } },
    async (request) => {
      const { filters, pagination } = request.query;
      const artworkIds = filters.artwork && idsOf(filters.artwork.id);
      const {
        rows: saves,
        total,
        next,
      } = await listSaves(
        db,
        { userId: userOf(request).id, artworkIds },
        { page: pagination, now: now() },
      );
      return {
        data: saves.map(presentSave),
        meta: { pagination: presentPagination(pagination, { total, next }) },
      };
    },
  );
};
