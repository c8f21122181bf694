import { z } from 'zod';
import { resetCodeForm, resetPasswordForm } from '../../../shared/contracts/forms/password.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import { openSession } from '../../auth/open-session.ts';
import { perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { passwordsDiffer } from '../../errors.ts';
import { callerOf } from '../../upstream/caller.ts';
import { checkResetCode, resetPassword } from '../../upstream/passwords.ts';
import { failures, okView } from '../responses.ts';

/**
 * The code alone is checked and stays good. With a password it is used up: every session there was
 * ends, and this browser gets a new one.
 */
export const postResetPasswordRoute: Route = (app, { upstream, visitors, now }) => {
  app.post(
    '/api/auth/reset-password',
    {
      config: { rateLimit: perAddress },
      schema: {
        tags: ['auth'],
        body: z.union([resetPasswordForm, resetCodeForm]),
        response: { 200: z.union([sessionView, okView]), ...failures },
      },
    },
    async (request, reply) => {
      const { body } = request;
      if (!('password' in body)) {
        await checkResetCode(upstream, callerOf(request), body.code);
        return { ok: true as const };
      }
      if (body.password !== body.passwordConfirmation) throw passwordsDiffer();
      openSession(reply, await resetPassword(upstream, callerOf(request), body), 'reset', now());
      return visitors.viewOf(request, reply);
    },
  );
};
