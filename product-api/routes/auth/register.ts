import { registered } from '../../../shared/contracts/wire/auth.ts';
import { addressRateLimit } from '../../auth/account-limit.ts';
import { checkedRegistration } from '../../auth/registration-rules.ts';
import { returnToOf } from '../../auth/return-to.ts';
import { registerUser } from '../../commands/register-user.ts';
import type { Route } from '../../deps.ts';
import { presentUser } from '../../presenters/present-user.ts';

export const registerRoute: Route = (app, deps) => {
  app.post(
    '/api/auth/local/register',
    {
      config: { rateLimit: addressRateLimit },
      schema: { body: checkedRegistration, response: { 200: registered } },
    },
    async (request) => {
      const user = await registerUser(deps, { ...request.body, returnTo: returnToOf(request) });
      return { user: presentUser(user) };
    },
  );
};
