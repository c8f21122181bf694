import {
  releaseNotificationBody,
  wireNotified,
  wireUnnotified,
} from '../../../shared/contracts/wire/releases.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import {
  deleteReleaseNotification,
  saveReleaseNotification,
} from '../../commands/save-release-notification.ts';
import type { Route } from '../../deps.ts';

export const saveNotificationRoute: Route = (app, deps) => {
  app.post(
    '/api/release-notifications/save',
    {
      preValidation: requireUser,
      schema: { body: releaseNotificationBody, response: { 200: wireNotified } },
    },
    async (request) => {
      const reminder = { userId: userOf(request).id, releaseId: request.body.releaseId };
      const { id, releaseId } = await saveReleaseNotification(deps, reminder);
      return { data: { id, releaseId } };
    },
  );
};

export const deleteNotificationRoute: Route = (app, deps) => {
  app.post(
    '/api/release-notifications/delete',
    {
      preValidation: requireUser,
      schema: { body: releaseNotificationBody, response: { 200: wireUnnotified } },
    },
    async (request) => {
      const { releaseId } = request.body;
      await deleteReleaseNotification(deps, { userId: userOf(request).id, releaseId });
      return { data: { releaseId } };
    },
  );
};
