import { api } from '../../../shared/api/api.ts';
import { onboardingView as onboardingContract } from '../../../shared/contracts/onboarding.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readOnboarding } from '../../upstream/profiles.ts';
import { onboardingView } from '../../views/onboarding-view.ts';
import { operation } from '../operation.ts';

export const getOnboardingRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getOnboarding, {
      tags: ['profile'],
      summary: 'Read how far your introduction is',
      answer: onboardingContract,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const { user } = sessionOf(request);
      return onboardingView(await readOnboarding(upstream, callerOf(request), user.id));
    },
  });
};
