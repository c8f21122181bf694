import { api } from '../../../shared/api/api.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import type { Route } from '../../deps.ts';
import { operation } from '../operation.ts';

/** Takes the choice back: prices are for where the person is, or has things delivered to. */
export const deletePlaceRoute: Route = (app, { visitors }) => {
  app.route({
    ...operation(api.forgetPlace, { tags: ['session'], answer: sessionView }),
    handler: async (request, reply) => {
      reply.forgetPlace();
      return visitors.viewOf(request, reply);
    },
  });
};
