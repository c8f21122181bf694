import { sessionView } from '../../../shared/contracts/session.ts';
import type { Route } from '../../deps.ts';
import { failures } from '../responses.ts';

/** Takes the choice back: prices are for where the person is, or has things delivered to. */
export const deletePlaceRoute: Route = (app, { visitors }) => {
  app.delete(
    '/api/place',
    { schema: { tags: ['session'], response: { 200: sessionView, ...failures } } },
    async (request, reply) => {
      reply.forgetPlace();
      return visitors.viewOf(request, reply);
    },
  );
};
