import { api } from '../../../shared/api/api.ts';
import { releaseNotifications } from '../../../shared/contracts/releases.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readNotified } from '../../upstream/releases.ts';
import { operation } from '../operation.ts';

export const listNotificationsRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.listReleaseNotifications, {
      tags: ['releases'],
      summary: 'List the releases you are reminded of',
      answer: releaseNotifications,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const releases = await readNotified(upstream, callerOf(request));
      return { releaseIds: releases.map(({ id }) => id) };
    },
  });
};
