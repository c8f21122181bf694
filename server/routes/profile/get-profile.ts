import { api } from '../../../shared/api/api.ts';
import { profileView } from '../../../shared/contracts/account.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readProfile } from '../../upstream/profiles.ts';
import { operation } from '../operation.ts';

export const getProfileRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getProfile, {
      tags: ['profile'],
      summary: 'Read your addresses',
      answer: profileView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const { user } = sessionOf(request);
      const { shippingAddress, billingAddress } = await readProfile(
        upstream,
        callerOf(request),
        user.id,
      );
      return { shippingAddress, billingAddress };
    },
  });
};
