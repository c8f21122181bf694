import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { releaseList } from '../../../shared/contracts/releases.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readNotified } from '../../upstream/releases.ts';
import { notedReleases, pastPage } from '../../views/notifications-view.ts';
import { operation } from '../operation.ts';

/** The product API sorts them by when the reminder was set. */
export const listPastNotificationsRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.listPastNotifications, {
      tags: ['releases'],
      summary: 'List past releases you were reminded of',
      description: 'The newest first.',
      querystring: z.object({ page: z.coerce.number().int().min(1).max(100).default(1) }),
      answer: releaseList,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const notified = await readNotified(upstream, callerOf(request));
      return pastPage(notedReleases(notified, Date.now()).past, request.query.page);
    },
  });
};
