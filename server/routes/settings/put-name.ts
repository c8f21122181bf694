import { api } from '../../../shared/api/api.ts';
import { nameForm } from '../../../shared/contracts/forms/settings.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import { createAccountLimit } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { saveNames } from '../../upstream/account-settings.ts';
import { callerOf } from '../../upstream/caller.ts';
import { operation } from '../operation.ts';

export const putNameRoute: Route = (app, { upstream, visitors, rateCounter, now }) => {
  const limit = createAccountLimit({ of: 'name', max: 20, now, rateCounter });
  app.route({
    ...operation(api.saveName, {
      tags: ['settings'],
      summary: 'Save your name and username',
      description: 'A username that another account has is refused.',
      body: nameForm,
      answer: sessionView,
    }),
    preValidation: requireSession,
    handler: async (request, reply) => {
      const session = sessionOf(request);
      await limit.reserve(String(session.user.id));
      const { username, firstName, lastName } = await saveNames(
        upstream,
        callerOf(request),
        request.body,
      );
      // The session's cookie has the names, as pages show them before any call.
      reply.startSession({
        ...session,
        user: { id: session.user.id, username, firstName, lastName },
      });
      return visitors.viewOf(request, reply);
    },
  });
};
