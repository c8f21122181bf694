import { api } from '../../../shared/api/api.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import type { Route } from '../../deps.ts';
import { operation, optionalSession } from '../operation.ts';

/** The same JSON as in the page shell. */
export const getSessionRoute: Route = (app, { visitors }) => {
  app.route({
    ...operation(api.getSession, {
      tags: ['session'],
      summary: 'Read the session',
      description: 'Who is signed in, and where prices are for.',
      security: optionalSession,
      answer: sessionView,
    }),
    handler: async (request, reply) => visitors.viewOf(request, reply),
  });
};
