import { loginBody, signedIn } from '../../../shared/contracts/wire/auth.ts';
import { addressRateLimit, createAccountLimit } from '../../auth/account-limit.ts';
import { signIn } from '../../commands/sign-in.ts';
import type { Route } from '../../deps.ts';
import { HttpError } from '../../errors.ts';
import { presentUser } from '../../presenters/present-user.ts';
import { findUserByIdentifier } from '../../queries/find-user.ts';

const guesses = { max: 10, windowMs: 15 * 60_000, isGuessing: true };

/**
 * Attempts are limited per account, however it is named, before the password is checked. Unknown
 * names have a limiter of their own, so that made-up names cannot push the counters of real
 * accounts out of memory.
 */
export const loginRoute: Route = (app, deps) => {
  const accounts = createAccountLimit({ ...guesses, now: deps.now });
  const nobodies = createAccountLimit({ ...guesses, now: deps.now });
  app.post(
    '/api/auth/local/login',
    {
      config: { rateLimit: addressRateLimit },
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
