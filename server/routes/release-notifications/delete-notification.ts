import { api } from '../../../shared/api/api.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { deleteNotification } from '../../upstream/releases.ts';
import { operation } from '../operation.ts';
import { idParamsOf } from '../responses.ts';

export const deleteNotificationRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.deleteReleaseNotification, {
      tags: ['releases'],
      summary: 'Remove a reminder for a release',
      description: 'Succeeds also where none is set.',
      params: idParamsOf('release'),
      answer: okView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      await deleteNotification(upstream, callerOf(request), request.params.id);
      return { ok: true as const };
    },
  });
};
