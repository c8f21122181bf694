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

/** Makes an account that can sign in once its e-mail address is confirmed. Signs nobody in. */
export const postRegisterRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.register, { tags: ['auth'], body: registerForm, answer: okView }),
    config: { rateLimit: perAddress },
    handler: async (request) => {
      const { redirectTo, ...person } = request.body;
      const body = { ...person, username: usernameFor(person.email) };
      await register(upstream, callerOf(request), body, safePath(redirectTo));
      return { ok: true as const };
    },
  });
};
