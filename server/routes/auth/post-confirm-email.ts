import { api } from '../../../shared/api/api.ts';
import { confirmEmailForm } from '../../../shared/contracts/forms/auth.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import { openSession } from '../../auth/open-session.ts';
import { perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { confirmEmail } from '../../upstream/auth.ts';
import { callerOf } from '../../upstream/caller.ts';
import { operation } from '../operation.ts';

/** A POST, so that mail scanners that open links confirm nothing. */
export const postConfirmEmailRoute: Route = (app, { upstream, visitors, analytics, now }) => {
  app.route({
    ...operation(api.confirmEmail, {
      tags: ['auth'],
      summary: 'Confirm an e-mail address',
      description: 'Uses up the token of the link, and logs in.',
      body: confirmEmailForm,
      answer: sessionView,
    }),
    config: { rateLimit: perAddress },
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const signedIn = await confirmEmail(upstream, caller, request.body.confirmation);
      openSession(reply, signedIn, 'e-mail', now());
      analytics.count(request, reply, { name: 'sign_up_1', params: { method: 'e-mail' } });
      return visitors.viewOf(request, reply);
    },
  });
};
