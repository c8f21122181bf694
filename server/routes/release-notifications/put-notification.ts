import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { saveNotification } from '../../upstream/releases.ts';
import { failures, idParams, okView } from '../responses.ts';

/** Tells the person when the release opens; once, however often it is asked for. */
export const putNotificationRoute: Route = (app, { upstream }) => {
  app.put(
    '/api/release-notifications/:id',
    {
      preValidation: requireSession,
      schema: {
        tags: ['releases'],
        params: idParams.describe('The release’s id'),
        response: { 200: okView, ...failures },
      },
    },
    async (request) => {
      await saveNotification(upstream, callerOf(request), request.params.id);
      return { ok: true as const };
    },
  );
};
