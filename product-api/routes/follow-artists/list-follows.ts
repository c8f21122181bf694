import { z } from 'zod';
import { wireFollows } from '../../../shared/contracts/wire/collecting.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { presentFollow } from '../../presenters/present-collecting.ts';
import { listFollows } from '../../queries/list-follows.ts';
import { presentPagination } from '../../queries/page.ts';
import { idsOf, isIdOrIn, pageField, populateField } from '../query-fields.ts';

const query = z.strictObject({
  filters: z
    .strictObject({ artist: z.strictObject({ id: isIdOrIn }) })
    .partial()
    .default({}),
  pagination: pageField,
  /** The artist is always included. */
  populate: populateField(['artist', 'images']),
});

/** The artists that the user follows. */
export const listFollowsRoute: Route = (app, { db }) => {
  app.get(
    '/api/follow-artists',
    { preValidation: requireUser, schema: { querystring: query, response: { 200: wireFollows } } },
    async (request) => {
      const { filters, pagination } = request.query;
      const artistIds = filters.artist && idsOf(filters.artist.id);
      const filter = { userId: userOf(request).id, artistIds };
      const { rows: follows, total, next } = await listFollows(db, filter, pagination);
      return {
        data: follows.map(presentFollow),
        meta: { pagination: presentPagination(pagination, { total, next }) },
      };
    },
  );
};
