import { api } from '../../../shared/api/api.ts';
import { priceRangesView } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { priceRangesQuery } from '../../reads/artwork-list-query.ts';
import { priceRangesRead } from '../../reads/artworks.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { operation } from '../operation.ts';

export const listPriceRangesRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.listPriceRanges, {
      tags: ['catalogue'],
      summary: 'Count artworks by lowest ask',
      description: 'A histogram of the lowest asks, in pence.',
      querystring: priceRangesQuery,
      answer: priceRangesView,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(priceRangesRead, request.query)),
  });
};
