import { api } from '../../../shared/api/api.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { deleteNotification } from '../../upstream/releases.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

/** Tells no more; that nobody was to be told is as good. */
export const deleteNotificationRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.deleteReleaseNotification, {
      tags: ['releases'],
      params: idParams.describe('The release’s id'),
      answer: okView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      await deleteNotification(upstream, callerOf(request), request.params.id);
      return { ok: true as const };
    },
  });
};
