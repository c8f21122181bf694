import { api } from '../../../shared/api/api.ts';
import { changePasswordForm } from '../../../shared/contracts/forms/password.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import { openSession } from '../../auth/open-session.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import { perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { passwordsDiffer } from '../../errors.ts';
import { callerOf } from '../../upstream/caller.ts';
import { changePassword } from '../../upstream/passwords.ts';
import { operation } from '../operation.ts';

export const postChangePasswordRoute: Route = (
  app,
  { upstream, visitors, passwordGuesses, now },
) => {
  app.route({
    ...operation(api.changePassword, {
      tags: ['auth'],
      summary: 'Change your password',
      description: 'Ends every session of the account; this browser gets a new one.',
      body: changePasswordForm,
      answer: sessionView,
    }),
    config: { rateLimit: perAddress },
    preValidation: requireSession,
    handler: async (request, reply) => {
      const { password, passwordConfirmation } = request.body;
      if (password !== passwordConfirmation) throw passwordsDiffer();
      const changed = await passwordGuesses(sessionOf(request).user.id, () =>
        changePassword(upstream, callerOf(request), request.body),
      );
      openSession(reply, changed, 'password-change', now());
      return visitors.viewOf(request, reply);
    },
  });
};
