import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { sessionsView as sessionsContract } from '../../../shared/contracts/settings.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import * as events from '../../events.ts';
import { endSession, readSessions, runAccountCommand } from '../../upstream/account-settings.ts';
import { callerOf } from '../../upstream/caller.ts';
import { sessionsView } from '../../views/settings-view.ts';
import { operation } from '../operation.ts';

export const getSessionsRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.listSessions, {
      tags: ['settings'],
      summary: 'List where you are signed in',
      description: 'Last used first, with the device and country that used each last.',
      answer: sessionsContract,
    }),
    preValidation: requireSession,
    handler: async (request) => sessionsView(await readSessions(upstream, callerOf(request))),
  });
};

export const deleteSessionRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.endSession, {
      tags: ['settings'],
      summary: 'Sign out elsewhere',
      description: 'Noticed there within ten seconds.',
      params: z.object({ id: z.uuid() }),
      answer: okView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const ended = await endSession(upstream, callerOf(request), request.params.id);
      events.accountChanged(request.log, sessionOf(request).user.id, 'session-ended');
      return ended;
    },
  });
};

export const deleteOtherSessionsRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.endOtherSessions, {
      tags: ['settings'],
      summary: 'Sign out everywhere else',
      answer: okView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const ended = await runAccountCommand(upstream, callerOf(request), 'endOtherSessions');
      events.accountChanged(request.log, sessionOf(request).user.id, 'other-sessions-ended');
      return ended;
    },
  });
};
