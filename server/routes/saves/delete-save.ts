import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { unsaveArtwork } from '../../upstream/saves.ts';
import { failures, idParams, okView } from '../responses.ts';

/** The id is the artwork's. */
export const deleteSaveRoute: Route = (app, { upstream }) => {
  app.delete(
    '/api/saves/:id',
    {
      preValidation: requireSession,
      schema: { tags: ['collecting'], params: idParams, response: { 200: okView, ...failures } },
    },
    async (request) => {
      await unsaveArtwork(upstream, callerOf(request), request.params.id);
      return { ok: true as const };
    },
  );
};
