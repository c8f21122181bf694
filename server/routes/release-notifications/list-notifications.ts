import { releaseNotifications } from '../../../shared/contracts/releases.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readNotified } from '../../upstream/releases.ts';
import { failures } from '../responses.ts';

export const listNotificationsRoute: Route = (app, { upstream }) => {
  app.get(
    '/api/release-notifications',
    {
      preValidation: requireSession,
      schema: { tags: ['releases'], response: { 200: releaseNotifications, ...failures } },
    },
    async (request) => {
      const releases = await readNotified(upstream, callerOf(request));
      return { releaseIds: releases.map(({ id }) => id) };
    },
  );
};
