import { api } from '../../../shared/api/api.ts';
import { placeForm } from '../../../shared/contracts/forms/place.ts';
import { sessionView } from '../../../shared/contracts/session.ts';
import { currencyOfCountry } from '../../../shared/domain/regions.ts';
import type { Route } from '../../deps.ts';
import { chosenPlace } from '../../geo/kept-place.ts';
import { operation, optionalSession } from '../operation.ts';
import { saveOwnCurrency } from './save-own-currency.ts';

export const putPlaceRoute: Route = (app, { visitors, upstream }) => {
  app.route({
    ...operation(api.choosePlace, {
      tags: ['session'],
      summary: 'Choose where prices are for',
      description:
        'The choice lasts, and wins over where you are and where things are delivered to. A currency that is named is also kept with your account, and counts in all your browsers.',
      security: optionalSession,
      body: placeForm,
      answer: sessionView,
    }),
    handler: async (request, reply) => {
      const { place } = await visitors.placeOf(request, reply);
      const chosen = chosenPlace(request.body, place.country);
      if (request.body.currency !== undefined) {
        const isCountrys = chosen.currency === currencyOfCountry(chosen.country);
        await saveOwnCurrency(request, reply, upstream, isCountrys ? null : chosen.currency);
      }
      reply.keepPlace(chosen);
      return visitors.viewOf(request, reply);
    },
  });
};
