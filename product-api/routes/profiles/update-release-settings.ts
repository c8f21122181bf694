import { releaseSettings, wireOwnProfileSingle } from '../../../shared/contracts/wire/profile.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { updateReleaseSettings } from '../../commands/update-profile.ts';
import type { Route } from '../../deps.ts';
import { presentProfile } from '../../presenters/present-profile.ts';

export const updateReleaseSettingsRoute: Route = (app, { db }) => {
  app.put(
    '/api/profiles/update/user/release',
    {
      preValidation: requireUser,
      schema: { body: releaseSettings, response: { 200: wireOwnProfileSingle } },
    },
    async (request) => {
      const profile = await updateReleaseSettings(db, userOf(request).id, request.body);
      return { data: presentProfile(profile), meta: {} };
    },
  );
};
