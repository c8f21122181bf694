import { loginBody, signedIn } from '../../../shared/contracts/wire/auth.ts';
import { createAccountLimit, perAddress } from '../../auth/account-limit.ts';
import { signIn } from '../../commands/sign-in.ts';
import type { Route } from '../../deps.ts';
import { HttpError } from '../../errors.ts';
import { presentUser } from '../../presenters/present-user.ts';
import { findUserByIdentifier } from '../../queries/find-user.ts';

const guesses = { max: 10, windowMs: 15 * 60_000, isGuessing: true };

/**
 * Guesses are counted by account, whether it is named by its e-mail or its username, and before
 * the password is looked at. Names of nobody are counted alike, but apart: anyone can make up as
 * many of them as it takes to push the counts of accounts out.
 */
export const loginRoute: Route = (app, deps) => {
  const accounts = createAccountLimit({ ...guesses, now: deps.now });
  const nobodies = createAccountLimit({ ...guesses, now: deps.now });
  app.post(
    '/api/auth/local/login',
    {
      config: { rateLimit: perAddress },
      schema: { body: loginBody, response: { 200: signedIn } },
    },
    async (request, reply) => {
      const { identifier, password } = request.body;
      const found = await findUserByIdentifier(deps.db, identifier);
      const reserved = found
        ? accounts.reserve(found.id, reply)
        : nobodies.reserve(identifier, reply);
      try {
        const { jwt, user } = await signIn(deps, { user: found, password });
        reserved.release();
        return { jwt, user: presentUser(user) };
      } catch (error) {
        if (!(error instanceof HttpError)) reserved.release();
        throw error;
      }
    },
  );
};
