import { api } from '../../../shared/api/api.ts';
import { loginForm } from '../../../shared/contracts/forms/auth.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import { openSession } from '../../auth/open-session.ts';
import { createAccountLimit, perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { HttpError } from '../../errors.ts';
import * as events from '../../events.ts';
import { logIn } from '../../upstream/auth.ts';
import { callerOf } from '../../upstream/caller.ts';
import { operation } from '../operation.ts';

/**
 * A guess is counted before the password is checked, and released where the product API has not
 * judged it.
 */
export const postLoginRoute: Route = (app, { upstream, visitors, rateCounter, now }) => {
  const limit = createAccountLimit({ of: 'login', max: 10, now, rateCounter, isGuessing: true });
  app.route({
    ...operation(api.logIn, {
      tags: ['auth'],
      summary: 'Log in',
      description: 'Sets the session cookie, in place of any that there was.',
      body: loginForm,
      answer: sessionView,
    }),
    config: { rateLimit: perAddress },
    handler: async (request, reply) => {
      try {
        const reserved = await limit.reserve(request.body.identifier);
        const signedIn = await logIn(upstream, callerOf(request), request.body).catch((error) => {
          if (!isRefusal(error)) reserved.release();
          throw error;
        });
        reserved.release();
        openSession(reply, signedIn, 'password', now());
      } catch (error) {
        if (error instanceof HttpError) events.signInFailed(request.log, error.code);
        throw error;
      }
      return visitors.viewOf(request, reply);
    },
  });
};

function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.statusCode < 500;
}
