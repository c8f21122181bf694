import { priceRangesView } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { priceRangesRead } from '../../reads/artworks.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { priceRangesQuery } from '../artwork-list-query.ts';
import { failures } from '../responses.ts';

export const listPriceRangesRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/artworks/price-ranges',
    {
      schema: {
        tags: ['catalogue'],
        querystring: priceRangesQuery,
        response: { 200: priceRangesView, ...failures },
      },
    },
    async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(priceRangesRead, request.query)),
  );
};
