import { emailForm } from '../../../shared/contracts/forms/auth.ts';
import { createAccountLimit, perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { forgotPassword } from '../../upstream/passwords.ts';
import { failures, okView } from '../responses.ts';

/** Answers alike for addresses that are known and that are not. */
export const postForgotPasswordRoute: Route = (app, { upstream, rateCounter, now }) => {
  const limit = createAccountLimit({ of: 'forgot-password', max: 5, now, rateCounter });
  app.post(
    '/api/auth/forgot-password',
    {
      config: { rateLimit: perAddress },
      schema: { tags: ['auth'], body: emailForm, response: { 200: okView, ...failures } },
    },
    async (request) => {
      await limit.reserve(request.body.email);
      await forgotPassword(upstream, callerOf(request), request.body.email);
      return { ok: true as const };
    },
  );
};
