import { api } from '../../../shared/api/api.ts';
import { sendConfirmationForm } from '../../../shared/contracts/forms/auth.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { safePath } from '../../../shared/domain/paths.ts';
import { createAccountLimit, perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { sendConfirmation } from '../../upstream/auth.ts';
import { callerOf } from '../../upstream/caller.ts';
import { operation } from '../operation.ts';

export const postSendConfirmationRoute: Route = (app, { upstream, rateCounter, now }) => {
  const limit = createAccountLimit({ of: 'send-confirmation', max: 5, now, rateCounter });
  app.route({
    ...operation(api.sendConfirmation, {
      tags: ['auth'],
      summary: 'Send the confirmation link again',
      description: 'The answer is the same whether there is such an account or not.',
      body: sendConfirmationForm,
      answer: okView,
    }),
    config: { rateLimit: perAddress },
    handler: async (request) => {
      const { email, redirectTo } = request.body;
      await limit.reserve(email);
      await sendConfirmation(upstream, callerOf(request), email, safePath(redirectTo));
      return { ok: true as const };
    },
  });
};
