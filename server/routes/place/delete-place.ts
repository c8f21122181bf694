import { api } from '../../../shared/api/api.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import type { Route } from '../../deps.ts';
import { operation, optionalSession } from '../operation.ts';
import { saveOwnCurrency } from './save-own-currency.ts';

export const deletePlaceRoute: Route = (app, { visitors, upstream }) => {
  app.route({
    ...operation(api.forgetPlace, {
      tags: ['session'],
      summary: 'Forget where prices are for',
      description:
        'They are then for where you are, or have things delivered to, in the currency of that place.',
      security: optionalSession,
      answer: sessionView,
    }),
    handler: async (request, reply) => {
      await saveOwnCurrency(request, reply, upstream, null);
      reply.forgetPlace();
      return visitors.viewOf(request, reply);
    },
  });
};
