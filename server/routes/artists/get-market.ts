import { api } from '../../../shared/api/api.ts';
import { artistMarketView } from '../../../shared/contracts/artists.ts';
import type { Route } from '../../deps.ts';
import { artistMarketRead } from '../../reads/artists.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const getArtistMarketRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.getArtistMarket, {
      tags: ['catalogue'],
      summary: 'Read what an artist’s works were sold for',
      params: idParams,
      answer: artistMarketView,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(artistMarketRead, request.params.id)),
  });
};
