import { marketView } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { marketRead } from '../../reads/market.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { failures, idParams } from '../responses.ts';

export const getMarketRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/artworks/:id/market',
    {
      schema: {
        tags: ['catalogue'],
        params: idParams,
        response: { 200: marketView, ...failures },
      },
    },
    async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(marketRead, request.params.id)),
  );
};
