import { api } from '../../../shared/api/api.ts';
import { placeForm } from '../../../shared/contracts/forms/place.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import type { Route } from '../../deps.ts';
import { chosenPlace } from '../../geo/kept-place.ts';
import { operation, optionalSession } from '../operation.ts';

export const putPlaceRoute: Route = (app, { visitors }) => {
  app.route({
    ...operation(api.choosePlace, {
      tags: ['session'],
      summary: 'Choose where prices are for',
      description:
        'The choice lasts, and wins over where you are and where things are delivered to.',
      security: optionalSession,
      body: placeForm,
      answer: sessionView,
    }),
    handler: async (request, reply) => {
      const { place } = await visitors.placeOf(request, reply);
      reply.keepPlace(chosenPlace(request.body, place.country));
      return visitors.viewOf(request, reply);
    },
  });
};
