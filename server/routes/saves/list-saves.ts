import { z } from 'zod';
import { savesView } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readSavedAmong } from '../../upstream/saves.ts';
import { idList } from '../id-list.ts';
import { failures } from '../responses.ts';

/** Which works of a list the person has saved: one call for the whole list. */
export const listSavesRoute: Route = (app, { upstream }) => {
  app.get(
    '/api/saves',
    {
      preValidation: requireSession,
      schema: {
        tags: ['collecting'],
        querystring: z.object({ ids: idList(100) }),
        response: { 200: savesView, ...failures },
      },
    },
    async (request) => ({
      artworkIds: await readSavedAmong(upstream, callerOf(request), request.query.ids),
    }),
  );
};
