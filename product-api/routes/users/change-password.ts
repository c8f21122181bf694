import { z } from 'zod';
import { signedIn } from '../../../shared/contracts/wire/auth.ts';
import { text } from '../../../shared/contracts/wire/text.ts';
import { createAccountLimit } from '../../auth/account-limit.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { newPassword, requireSame } from '../../auth/new-password.ts';
import { changePassword } from '../../commands/change-password.ts';
import type { Route } from '../../deps.ts';
import { HttpError } from '../../errors.ts';
import { presentUser } from '../../presenters/present-user.ts';

const body = z.strictObject({
  oldPassword: text.min(1).max(1000),
  password: newPassword,
  passwordConfirmation: text.max(1000),
});

/** The old bearer token is revoked: the answer contains a new one. */
export const changePasswordRoute: Route = (app, deps) => {
  const limit = createAccountLimit({
    max: 20,
    windowMs: 15 * 60_000,
    now: deps.now,
    isGuessing: true,
  });
  app.post(
    '/api/users/changePassword',
    { preValidation: requireUser, schema: { body, response: { 200: signedIn } } },
    async (request, reply) => {
      const { oldPassword, password, passwordConfirmation } = request.body;
      requireSame(password, passwordConfirmation);
      const { id: userId } = userOf(request);
      const reserved = limit.reserve(userId, reply);
      try {
        const { jwt, user } = await changePassword(deps, { userId, oldPassword, password });
        reserved.release();
        return { jwt, user: presentUser(user) };
      } catch (error) {
        if (!(error instanceof HttpError)) reserved.release();
        throw error;
      }
    },
  );
};
