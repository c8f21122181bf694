import { api } from '../../../shared/api/api.ts';
import { onboardingForm } from '../../../shared/contracts/forms/onboarding.ts';
import { onboardingView as onboardingContract } from '../../../shared/contracts/onboarding.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { updateOnboarding } from '../../upstream/profiles.ts';
import { onboardingView } from '../../views/onboarding-view.ts';
import { operation } from '../operation.ts';

export const putOnboardingRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.saveOnboarding, {
      tags: ['profile'],
      summary: 'Start, skip or complete your introduction',
      description:
        'Omitted answers stay. `COMPLETED` needs both answers and is final; a skipped one can be started again.',
      body: onboardingForm,
      answer: onboardingContract,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const { user } = sessionOf(request);
      return onboardingView(
        await updateOnboarding(upstream, callerOf(request), user.id, request.body),
      );
    },
  });
};
