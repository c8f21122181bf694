import { api } from '../../../shared/api/api.ts';
import { emailForm } from '../../../shared/contracts/forms/auth.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { createAccountLimit, perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { forgotPassword } from '../../upstream/passwords.ts';
import { operation } from '../operation.ts';

export const postForgotPasswordRoute: Route = (app, { upstream, rateCounter, now }) => {
  const limit = createAccountLimit({ of: 'forgot-password', max: 5, now, rateCounter });
  app.route({
    ...operation(api.forgotPassword, {
      tags: ['auth'],
      summary: 'Send a link to set a new password',
      description: 'The answer is the same whether there is such an account or not.',
      body: emailForm,
      answer: okView,
    }),
    config: { rateLimit: perAddress },
    handler: async (request) => {
      await limit.reserve(request.body.email);
      await forgotPassword(upstream, callerOf(request), request.body.email);
      return { ok: true as const };
    },
  });
};
