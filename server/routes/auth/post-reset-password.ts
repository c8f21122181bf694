import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { resetCodeForm, resetPasswordForm } from '../../../shared/contracts/forms/password.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import { openSession } from '../../auth/open-session.ts';
import { perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { passwordsDiffer } from '../../errors.ts';
import { callerOf } from '../../upstream/caller.ts';
import { checkResetCode, resetPassword } from '../../upstream/passwords.ts';
import { operation } from '../operation.ts';

export const postResetPasswordRoute: Route = (app, { upstream, visitors, now }) => {
  app.route({
    ...operation(api.resetPassword, {
      tags: ['auth'],
      summary: 'Set a new password by link',
      description:
        'With the code alone it is only checked. With a password it is used up, every session of the account ends, and this browser gets a new one.',
      body: z.union([resetPasswordForm, resetCodeForm]),
      answer: z.union([sessionView, okView]),
    }),
    config: { rateLimit: perAddress },
    handler: async (request, reply) => {
      const { body } = request;
      if (!('password' in body)) {
        await checkResetCode(upstream, callerOf(request), body.code);
        return { ok: true as const };
      }
      if (body.password !== body.passwordConfirmation) throw passwordsDiffer();
      openSession(reply, await resetPassword(upstream, callerOf(request), body), 'reset', now());
      return visitors.viewOf(request, reply);
    },
  });
};
