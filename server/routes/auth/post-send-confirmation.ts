import { api } from '../../../shared/api/api.ts';
import { sendConfirmationForm } from '../../../shared/contracts/forms/auth.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { safePath } from '../../../shared/domain/paths.ts';
import { createAccountLimit, perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { sendConfirmation } from '../../upstream/auth.ts';
import { callerOf } from '../../upstream/caller.ts';
import { operation } from '../operation.ts';

/** Answers alike for addresses that are known and that are not. */
export const postSendConfirmationRoute: Route = (app, { upstream, rateCounter, now }) => {
  const limit = createAccountLimit({ of: 'send-confirmation', max: 5, now, rateCounter });
  app.route({
    ...operation(api.sendConfirmation, {
      tags: ['auth'],
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
