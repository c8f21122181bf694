import { z } from 'zod';
import { signedIn } from '../../../shared/contracts/wire/auth.ts';
import { line } from '../../../shared/contracts/wire/text.ts';
import { addressRateLimit } from '../../auth/account-limit.ts';
import { socialProviders } from '../../auth/social/social-provider.ts';
import { signInWithProvider } from '../../commands/sign-in-with-provider.ts';
import type { Route } from '../../deps.ts';
import { notFound, refused } from '../../errors.ts';
import { presentUser } from '../../presenters/present-user.ts';

const name = line.max(100).default('');
const query = z.strictObject({
  access_token: z.string().max(8000).default(''),
  /** Apple sends the name once, and only to the site, which passes it on. */
  firstName: name,
  lastName: name,
});
const params = z.object({ provider: z.enum(socialProviders) });

export const providerCallbackRoute: Route = (app, deps) => {
  app.get(
    '/api/auth/:provider/callback',
    {
      exposeHeadRoute: false,
      config: { rateLimit: addressRateLimit },
      schema: { querystring: query, response: { 200: signedIn } },
    },
    async (request) => {
      const asked = params.safeParse(request.params);
      const provider = asked.success ? asked.data.provider : null;
      const port = provider && deps.social[provider];
      if (!provider || !port) throw notFound();
      const { access_token: token, firstName, lastName } = request.query;
      if (token === '') throw refused('auth.token-missing');
      const found = await port.check(token);
      if (!found) throw refused('auth.token-refused');
      const person = {
        ...found,
        firstName: found.firstName || firstName,
        lastName: found.lastName || lastName,
      };
      const { jwt, user } = await signInWithProvider(deps, { provider, person });
      return { jwt, user: presentUser(user) };
    },
  );
};
