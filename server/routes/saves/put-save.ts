import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { saveArtwork } from '../../upstream/saves.ts';
import { failures, idParams, okView } from '../responses.ts';

/** The id is the artwork's. Saved is saved, however often it is asked for. */
export const putSaveRoute: Route = (app, { upstream }) => {
  app.put(
    '/api/saves/:id',
    {
      preValidation: requireSession,
      schema: { tags: ['collecting'], params: idParams, response: { 200: okView, ...failures } },
    },
    async (request) => {
      await saveArtwork(upstream, callerOf(request), request.params.id);
      return { ok: true as const };
    },
  );
};
