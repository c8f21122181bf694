import { api } from '../../../shared/api/api.ts';
import { marketView } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { marketRead } from '../../reads/market.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const getMarketRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.getArtworkMarket, {
      tags: ['catalogue'],
      summary: 'Read the past sales of an artwork',
      params: idParams,
      answer: marketView,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(marketRead, request.params.id)),
  });
};
