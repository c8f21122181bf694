import { z } from 'zod';
import { done, signedIn } from '../../../shared/contracts/wire/auth.ts';
import { text } from '../../../shared/contracts/wire/text.ts';
import { addressRateLimit } from '../../auth/account-limit.ts';
import { newPassword, requireSame } from '../../auth/new-password.ts';
import { checkLink, setPasswordByLink } from '../../commands/set-password-by-link.ts';
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
      const link = { purpose: 'reset-password', token: code } as const;
      if (password === undefined) {
        await checkLink(deps, link);
        return { ok: true as const };
      }
      requireSame(password, passwordConfirmation ?? '');
      const { jwt, user } = await setPasswordByLink(deps, { ...link, password });
      return { jwt, user: presentUser(user) };
    },
  );
};
