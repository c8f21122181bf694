import { api } from '../../../shared/api/api.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { saveNotification } from '../../upstream/releases.ts';
import { operation } from '../operation.ts';
import { idParamsOf } from '../responses.ts';

export const putNotificationRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.saveReleaseNotification, {
      tags: ['releases'],
      summary: 'Set a reminder for a release',
      description: 'Succeeds also where it is set.',
      params: idParamsOf('release'),
      answer: okView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      await saveNotification(upstream, callerOf(request), request.params.id);
      return { ok: true as const };
    },
  });
};
