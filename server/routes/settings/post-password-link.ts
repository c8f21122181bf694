import { api } from '../../../shared/api/api.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import { createAccountLimit } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { runAccountCommand } from '../../upstream/account-settings.ts';
import { callerOf } from '../../upstream/caller.ts';
import { operation } from '../operation.ts';

export const postPasswordLinkRoute: Route = (app, { upstream, rateCounter, now }) => {
  const limit = createAccountLimit({ of: 'password-link', max: 5, now, rateCounter });
  app.route({
    ...operation(api.mailPasswordLink, {
      tags: ['settings'],
      summary: 'Send yourself a link that sets a password',
      description: 'To the address of the account. The password is another way to sign in.',
      answer: okView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      await limit.reserve(String(sessionOf(request).user.id));
      return runAccountCommand(upstream, callerOf(request), 'mailPasswordLink');
    },
  });
};
