import { api } from '../../../shared/api/api.ts';
import { ownerForm } from '../../../shared/contracts/forms/settings.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import { leavingView } from '../../../shared/contracts/settings.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import { perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import * as events from '../../events.ts';
import { readLeaving, runAccountCommand } from '../../upstream/account-settings.ts';
import { callerOf, traderOf } from '../../upstream/caller.ts';
import { operation } from '../operation.ts';

export const getLeavingRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getLeaving, {
      tags: ['settings'],
      summary: 'Read what must end before you can leave',
      answer: leavingView,
    }),
    preValidation: requireSession,
    handler: (request) => readLeaving(upstream, callerOf(request)),
  });
};

export const postLeaveRoute: Route = (app, { upstream, visitors, social, passwordGuesses }) => {
  app.route({
    ...operation(api.leave, {
      tags: ['settings'],
      summary: 'Close your account',
      description:
        'Deletes all personal data but what the law has us keep, and ends every session. Needs the current password; an account without one must have signed in within ten minutes (auth.sign-in-again). Refused while a bid, an ask or an order is open (profile.open-trades), and to a seller who owes money (profile.debt).',
      body: ownerForm,
      answer: sessionView,
    }),
    config: { rateLimit: perAddress },
    preValidation: requireSession,
    handler: async (request, reply) => {
      const { user } = sessionOf(request);
      const caller = traderOf(request);
      await passwordGuesses(user.id, () =>
        runAccountCommand(upstream, caller, 'leave', request.body),
      );
      events.accountChanged(request.log, user.id, 'left');
      reply.endSession();
      social.forget(request, reply);
      return visitors.viewOf(request, reply);
    },
  });
};
