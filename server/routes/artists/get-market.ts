import { artistMarketView } from '../../../shared/contracts/artists.ts';
import type { Route } from '../../deps.ts';
import { artistMarketRead } from '../../reads/artists.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { failures, idParams } from '../responses.ts';

/** What the artist's works were sold for. */
export const getArtistMarketRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/artists/:id/market',
    {
      schema: {
        tags: ['catalogue'],
        params: idParams,
        response: { 200: artistMarketView, ...failures },
      },
    },
    async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(artistMarketRead, request.params.id)),
  );
};
