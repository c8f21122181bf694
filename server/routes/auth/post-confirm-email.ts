import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { confirmEmailForm, confirmWithPasswordForm } from '../../../shared/contracts/forms/auth.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import { openSession } from '../../auth/open-session.ts';
import { perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { passwordsDiffer } from '../../errors.ts';
import { confirmEmail, confirmWithPassword } from '../../upstream/auth.ts';
import { callerOf } from '../../upstream/caller.ts';
import { operation } from '../operation.ts';

/** A POST, so that mail scanners that open links confirm nothing. */
export const postConfirmEmailRoute: Route = (app, deps) => {
  const { upstream, visitors, registered, analytics, now } = deps;
  app.route({
    ...operation(api.confirmEmail, {
      tags: ['auth'],
      summary: 'Confirm an e-mail address',
      description:
        'Uses up the token of the link, and logs in. A browser that did not register the account is asked for a password (auth.password-needed), which becomes its password.',
      body: z.union([confirmWithPasswordForm, confirmEmailForm]),
      answer: sessionView,
    }),
    config: { rateLimit: perAddress },
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const { body } = request;
      if ('password' in body && body.password !== body.passwordConfirmation) {
        throw passwordsDiffer();
      }
      const registeredUserId = registered.read(request)?.userId ?? 0;
      const signedIn =
        'password' in body
          ? await confirmWithPassword(upstream, caller, body)
          : await confirmEmail(upstream, caller, body.confirmation, registeredUserId);
      registered.clear(request, reply);
      openSession(reply, signedIn, 'e-mail', now());
      analytics.count(request, reply, { name: 'sign_up_1', params: { method: 'e-mail' } });
      return visitors.viewOf(request, reply);
    },
  });
};
