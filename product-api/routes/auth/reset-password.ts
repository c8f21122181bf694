import { z } from 'zod';
import { done, signedIn } from '../../../shared/contracts/wire/auth.ts';
import { text } from '../../../shared/contracts/wire/text.ts';
import { addressRateLimit } from '../../auth/account-limit.ts';
import { newPassword, requireSame } from '../../auth/new-password.ts';
import { resetPassword, verifyResetCode } from '../../commands/reset-password.ts';
import type { Route } from '../../deps.ts';
import { presentUser } from '../../presenters/present-user.ts';

const body = z
  .strictObject({
    code: text.min(1).max(200),
    password: newPassword.optional(),
    passwordConfirmation: text.max(1000).optional(),
  })
  .refine((given) => given.password !== undefined || given.passwordConfirmation === undefined, {
    path: ['password'],
    message: 'Required',
  });

/** Without a password the code is only checked; with one it is used up. */
export const resetPasswordRoute: Route = (app, deps) => {
  app.post(
    '/api/auth/reset-password',
    {
      config: { rateLimit: addressRateLimit },
      schema: { body, response: { 200: z.union([signedIn, done]) } },
    },
    async (request) => {
      const { code, password, passwordConfirmation } = request.body;
      if (password === undefined) {
        await verifyResetCode(deps, code);
        return { ok: true as const };
      }
      requireSame(password, passwordConfirmation ?? '');
      const { jwt, user } = await resetPassword(deps, { code, password });
      return { jwt, user: presentUser(user) };
    },
  );
};
