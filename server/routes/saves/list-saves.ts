import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { savesView } from '../../../shared/contracts/catalogue.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readSavedAmong } from '../../upstream/saves.ts';
import { idList } from '../id-list.ts';
import { operation } from '../operation.ts';

export const listSavesRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.listSaves, {
      tags: ['collecting'],
      summary: 'Tell which artworks you have saved',
      description: 'Of those that the query names.',
      querystring: z.object({ ids: idList(100) }),
      answer: savesView,
    }),
    preValidation: requireSession,
    handler: async (request) => ({
      artworkIds: await readSavedAmong(upstream, callerOf(request), request.query.ids),
    }),
  });
};
