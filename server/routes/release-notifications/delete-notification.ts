import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { deleteNotification } from '../../upstream/releases.ts';
import { failures, idParams, okView } from '../responses.ts';

/** Tells no more; that nobody was to be told is as good. */
export const deleteNotificationRoute: Route = (app, { upstream }) => {
  app.delete(
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
      await deleteNotification(upstream, callerOf(request), request.params.id);
      return { ok: true as const };
    },
  );
};
