import { confirmEmailForm } from '../../../shared/contracts/forms/auth.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import { openSession } from '../../auth/open-session.ts';
import { perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { confirmEmail } from '../../upstream/auth.ts';
import { callerOf } from '../../upstream/caller.ts';
import { failures } from '../responses.ts';

/**
 * Uses up the token of a confirmation link and signs in. A POST, so that whatever merely looks at
 * links in mail confirms nothing.
 */
export const postConfirmEmailRoute: Route = (app, { upstream, visitors, analytics, now }) => {
  app.post(
    '/api/auth/confirm-email',
    {
      config: { rateLimit: perAddress },
      schema: {
        tags: ['auth'],
        body: confirmEmailForm,
        response: { 200: sessionView, ...failures },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const signedIn = await confirmEmail(upstream, caller, request.body.confirmation);
      openSession(reply, signedIn, 'e-mail', now());
      analytics.count(request, reply, { name: 'sign_up_1', params: { method: 'e-mail' } });
      return visitors.viewOf(request, reply);
    },
  );
};
