import { artworkList } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { artistWorksRead } from '../../reads/artists.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { artistWorksQuery } from '../artist-works-query.ts';
import { failures, idParams } from '../responses.ts';

export const listArtistWorksRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/artists/:id/works',
    {
      schema: {
        tags: ['catalogue'],
        params: idParams,
        querystring: artistWorksQuery,
        response: { 200: artworkList, ...failures },
      },
    },
    async (request, reply) => {
      const asked = { id: request.params.id, ...request.query };
      return sendPublic(request, reply, await publicReads.get(artistWorksRead, asked));
    },
  );
};
