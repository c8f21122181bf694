import { api } from '../../../shared/api/api.ts';
import { consentView } from '../../../shared/contracts/consent.ts';
import { consentForm } from '../../../shared/contracts/forms/consent.ts';
import type { Route } from '../../deps.ts';
import { HttpError } from '../../errors.ts';
import * as events from '../../events.ts';
import { callerOf } from '../../upstream/caller.ts';
import { setCookieRefusal } from '../../upstream/profiles.ts';
import { operation, optionalSession } from '../operation.ts';

/** A refusal holds here even if the account cannot store it; consent only when both have it. */
export const putConsentRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.saveConsent, {
      tags: ['session'],
      summary: 'Accept or refuse non-essential cookies',
      description: 'For this browser and, with a session, for the account.',
      security: optionalSession,
      body: consentForm,
      answer: consentView,
    }),
    handler: async (request, reply) => {
      const { nonEssential } = request.body;
      if (!nonEssential) reply.keepConsent(false);
      let onAccount: boolean | null = null;
      if (request.session) {
        const { user } = request.session;
        onAccount = await setCookieRefusal(
          upstream,
          callerOf(request),
          user.id,
          !nonEssential,
        ).then(
          () => true,
          (error) => {
            const isForLater = error instanceof HttpError && error.code !== 'auth.required';
            if (nonEssential || !isForLater) throw error;
            events.refusalNotOnAccount(request.log, user.id, error);
            return false;
          },
        );
      }
      if (nonEssential) reply.keepConsent(true);
      return { nonEssential, onAccount };
    },
  });
};
