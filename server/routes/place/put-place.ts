import { placeForm } from '../../../shared/contracts/forms/place.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import type { Route } from '../../deps.ts';
import { chosenPlace } from '../../geo/kept-place.ts';
import { failures } from '../responses.ts';

/** Where prices are for, chosen by hand: it wins over everything else, and lasts. */
export const putPlaceRoute: Route = (app, { visitors }) => {
  app.put(
    '/api/place',
    { schema: { tags: ['session'], body: placeForm, response: { 200: sessionView, ...failures } } },
    async (request, reply) => {
      const { place } = await visitors.placeOf(request, reply);
      reply.keepPlace(chosenPlace(request.body, place.country));
      return visitors.viewOf(request, reply);
    },
  );
};
