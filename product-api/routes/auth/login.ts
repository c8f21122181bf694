import { loginBody, signedIn } from '../../../shared/contracts/wire/auth.ts';
import { createAccountLimit, perAddress } from '../../auth/account-limit.ts';
import { signIn } from '../../commands/sign-in.ts';
import type { Route } from '../../deps.ts';
import { HttpError } from '../../errors.ts';
import { presentUser } from '../../presenters/present-user.ts';

export const loginRoute: Route = (app, deps) => {
  const limit = createAccountLimit(app, {
    max: 20,
    timeWindow: '15 minutes',
    accountOf: (request) => loginBody.parse(request.body).identifier,
  });
  app.post(
    '/api/auth/local/login',
    {
      config: { rateLimit: perAddress },
      schema: { body: loginBody, response: { 200: signedIn } },
    },
    async (request, reply) => {
      await limit.check(request, reply);
      try {
        const { jwt, user } = await signIn(deps, request.body);
        return { jwt, user: presentUser(user) };
      } catch (error) {
        if (error instanceof HttpError) await limit.count(request);
        throw error;
      }
    },
  );
};
