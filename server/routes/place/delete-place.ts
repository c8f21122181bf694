import { api } from '../../../shared/api/api.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import type { Route } from '../../deps.ts';
import { operation, optionalSession } from '../operation.ts';

export const deletePlaceRoute: Route = (app, { visitors }) => {
  app.route({
    ...operation(api.forgetPlace, {
      tags: ['session'],
      summary: 'Forget where prices are for',
      description: 'They are then for where you are, or have things delivered to.',
      security: optionalSession,
      answer: sessionView,
    }),
    handler: async (request, reply) => {
      reply.forgetPlace();
      return visitors.viewOf(request, reply);
    },
  });
};
