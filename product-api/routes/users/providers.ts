import { z } from 'zod';
import { done, linkBody, linkCode, ownerBody } from '../../../shared/contracts/wire/auth.ts';
import { createAccountLimit } from '../../auth/account-limit.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { createOwnerCheck } from '../../auth/owner-check.ts';
import { socialProviders } from '../../auth/social/social-provider.ts';
import {
  connectProvider,
  disconnectProvider,
  issueLinkCode,
} from '../../commands/connect-provider.ts';
import type { Route } from '../../deps.ts';
import { notFound, refused } from '../../errors.ts';

const params = z.object({ provider: z.enum(socialProviders) });

/** Connecting Google or Apple to an account, and ending it; both after the owner's proof. */
export const providerRoutes: Route = (app, deps) => {
  const checkOwner = createOwnerCheck(deps);
  const connections = createAccountLimit({ max: 20, windowMs: 15 * 60_000, now: deps.now });

  app.post(
    '/api/users/providers/:provider/code',
    {
      preValidation: requireUser,
      schema: { params, body: ownerBody, response: { 200: linkCode } },
    },
    async (request, reply) => {
      if (!deps.social[request.params.provider]) throw notFound();
      const owner = await checkOwner(userOf(request), request.body.password, reply);
      connections.reserve(owner.id, reply);
      return issueLinkCode(deps, owner);
    },
  );

  app.post(
    '/api/users/providers/:provider',
    { preValidation: requireUser, schema: { params, body: linkBody, response: { 200: done } } },
    async (request, reply) => {
      const { provider } = request.params;
      const port = deps.social[provider];
      if (!port) throw notFound();
      const { id: userId } = userOf(request);
      connections.reserve(userId, reply);
      const person = await port.check(request.body.access_token);
      if (!person) throw refused('auth.token-refused');
      await connectProvider(deps, { userId, code: request.body.code, provider, person });
      return { ok: true as const };
    },
  );

  app.post(
    '/api/users/providers/:provider/disconnect',
    { preValidation: requireUser, schema: { params, body: ownerBody, response: { 200: done } } },
    async (request, reply) => {
      const { provider } = request.params;
      const owner = await checkOwner(userOf(request), request.body.password, reply);
      await disconnectProvider(deps, { owner, provider });
      return { ok: true as const };
    },
  );
};
