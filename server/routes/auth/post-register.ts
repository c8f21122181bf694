import { api } from '../../../shared/api/api.ts';
import { registerForm } from '../../../shared/contracts/forms/auth.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { safePath } from '../../../shared/domain/paths.ts';
import { perAddress } from '../../auth/sign-in-limits.ts';
import { usernameFor } from '../../auth/username-for.ts';
import type { Route } from '../../deps.ts';
import { register } from '../../upstream/auth.ts';
import { callerOf } from '../../upstream/caller.ts';
import { operation } from '../operation.ts';

export const postRegisterRoute: Route = (app, { upstream, registered }) => {
  app.route({
    ...operation(api.register, {
      tags: ['auth'],
      summary: 'Create an account',
      description:
        'Sends a link to confirm the e-mail address: the account can log in once that is done.',
      body: registerForm,
      answer: okView,
    }),
    config: { rateLimit: perAddress },
    handler: async (request, reply) => {
      const { redirectTo, ...person } = request.body;
      const body = { ...person, username: usernameFor(person.email) };
      const { user } = await register(upstream, callerOf(request), body, safePath(redirectTo));
      registered.set(reply, { userId: user.id });
      return { ok: true as const };
    },
  });
};
