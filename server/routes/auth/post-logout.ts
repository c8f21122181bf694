import { api } from '../../../shared/api/api.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import type { Route } from '../../deps.ts';
import { HttpError } from '../../errors.ts';
import * as events from '../../events.ts';
import { logOut } from '../../upstream/auth.ts';
import { callerOf } from '../../upstream/caller.ts';
import { operation, optionalSession } from '../operation.ts';

/** Signs out here even if revoking the JWT at the product API fails. */
export const postLogoutRoute: Route = (app, { upstream, visitors, social }) => {
  app.route({
    ...operation(api.logOut, {
      tags: ['auth'],
      summary: 'Log out',
      description: 'Succeeds also without a session.',
      security: optionalSession,
      answer: sessionView,
    }),
    handler: async (request, reply) => {
      const caller = callerOf(request);
      const userId = request.session?.user.id;
      reply.endSession();
      social.forget(request, reply);
      if (userId !== undefined) {
        events.signedOut(request.log, userId);
        await logOut(upstream, caller).catch((error) => {
          if (!(error instanceof HttpError)) throw error;
          events.revocationFailed(request.log, userId, error);
        });
      }
      return visitors.viewOf(request, reply);
    },
  });
};
