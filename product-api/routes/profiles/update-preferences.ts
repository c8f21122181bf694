import { preferencesBody, wireOwnProfileSingle } from '../../../shared/contracts/wire/profile.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { updateSettings } from '../../commands/update-profile.ts';
import type { Route } from '../../deps.ts';
import { presentProfile } from '../../presenters/present-profile.ts';

export const updatePreferencesRoute: Route = (app, { db }) => {
  app.put(
    '/api/profiles/update/user/preferences',
    {
      preValidation: requireUser,
      schema: { body: preferencesBody, response: { 200: wireOwnProfileSingle } },
    },
    async (request) => {
      const profile = await updateSettings(db, userOf(request).id, request.body);
      return { data: presentProfile(profile), meta: {} };
    },
  );
};
