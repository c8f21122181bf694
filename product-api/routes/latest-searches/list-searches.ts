import { z } from 'zod';
import { wireLatestSearches } from '../../../shared/contracts/wire/collecting.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { presentSearch } from '../../presenters/present-collecting.ts';
import { listSearches, searchedEntities } from '../../queries/list-searches.ts';

const params = z.object({ entity: z.enum(searchedEntities) });

export const listSearchesRoute: Route = (app, { db }) => {
  app.get(
    '/api/latest-searches/:entity',
    {
      preValidation: requireUser,
      schema: { params, response: { 200: wireLatestSearches } },
    },
    async (request) => {
      const searches = await listSearches(db, userOf(request).id, request.params.entity);
      return { data: searches.map(presentSearch) };
    },
  );
};
