import { loginForm } from '../../../shared/contracts/forms/auth.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import { openSession } from '../../auth/open-session.ts';
import { createAccountLimit, perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { HttpError } from '../../errors.ts';
import * as events from '../../events.ts';
import { logIn } from '../../upstream/auth.ts';
import { callerOf } from '../../upstream/caller.ts';
import { failures } from '../responses.ts';

/** Whatever session the browser had is replaced. Failed tries are counted by account. */
export const postLoginRoute: Route = (app, { upstream, visitors, now }) => {
  const limit = createAccountLimit(app, {
    max: 10,
    accountOf: (request) => loginForm.parse(request.body).identifier,
  });
  app.post(
    '/api/auth/login',
    {
      config: { rateLimit: perAddress },
      schema: { tags: ['auth'], body: loginForm, response: { 200: sessionView, ...failures } },
    },
    async (request, reply) => {
      await limit.check(request);
      try {
        const signedIn = await logIn(upstream, callerOf(request), request.body);
        openSession(reply, signedIn, 'password', now());
      } catch (error) {
        if (error instanceof HttpError) {
          events.signInFailed(request.log, error.code);
          if (error.statusCode < 500) await limit.count(request);
        }
        throw error;
      }
      return visitors.viewOf(request, reply);
    },
  );
};
