import { profileView } from '../../../shared/contracts/account.ts';
import type { Route } from '../../deps.ts';
import { requireSession, sessionOf } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readProfile } from '../../upstream/profiles.ts';
import { failures } from '../responses.ts';

export const getProfileRoute: Route = (app, { upstream }) => {
  app.get(
    '/api/profile',
    {
      preValidation: requireSession,
      schema: { tags: ['profile'], response: { 200: profileView, ...failures } },
    },
    async (request) => {
      const { user } = sessionOf(request);
      const { shippingAddress, billingAddress } = await readProfile(
        upstream,
        callerOf(request),
        user.id,
      );
      return { shippingAddress, billingAddress };
    },
  );
};
