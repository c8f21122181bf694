import { onboardingBody, wireOwnProfileSingle } from '../../../shared/contracts/wire/profile.ts';
import { requireUser } from '../../auth/current-user.ts';
import { updateOnboarding } from '../../commands/update-profile.ts';
import type { Route } from '../../deps.ts';
import { presentProfile } from '../../presenters/present-profile.ts';
import { profileOwner, profileParams } from './profile-owner.ts';

export const updateOnboardingRoute: Route = (app, { db }) => {
  app.put(
    '/api/profiles/update/onboarding/:id',
    {
      preValidation: requireUser,
      schema: {
        params: profileParams,
        body: onboardingBody,
        response: { 200: wireOwnProfileSingle },
      },
    },
    async (request) => {
      const profile = await updateOnboarding(db, profileOwner(request), request.body);
      return { data: presentProfile(profile), meta: {} };
    },
  );
};
