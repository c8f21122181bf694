import { personBody, wireUser } from '../../../shared/contracts/wire/auth.ts';
import { createAccountLimit } from '../../auth/account-limit.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { renamePerson } from '../../commands/rename-person.ts';
import type { Route } from '../../deps.ts';
import { presentUser } from '../../presenters/present-user.ts';

/** Limited, because a refused username tells that another account has it. */
export const updateMeRoute: Route = (app, deps) => {
  const limit = createAccountLimit({ max: 20, windowMs: 15 * 60_000, now: deps.now });
  app.put(
    '/api/users/me',
    { preValidation: requireUser, schema: { body: personBody, response: { 200: wireUser } } },
    async (request, reply) => {
      const { id: userId } = userOf(request);
      limit.reserve(userId, reply);
      return presentUser(await renamePerson(deps, { userId, ...request.body }));
    },
  );
};
