import { done } from '../../../shared/contracts/wire/auth.ts';
import { createAccountLimit } from '../../auth/account-limit.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { mailPasswordLink } from '../../commands/request-password-reset.ts';
import type { Route } from '../../deps.ts';

/** The link goes to the account's own address, so that no session can set a password alone. */
export const mailPasswordLinkRoute: Route = (app, deps) => {
  const limit = createAccountLimit({ max: 5, windowMs: 15 * 60_000, now: deps.now });
  app.post(
    '/api/users/password-link',
    { preValidation: requireUser, schema: { response: { 200: done } } },
    async (request, reply) => {
      const { id } = userOf(request);
      limit.reserve(id, reply);
      await mailPasswordLink(deps, id);
      return { ok: true as const };
    },
  );
};
