import { api } from '../../../shared/api/api.ts';
import { artworkList } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { artistWorksQuery } from '../../reads/artist-works-query.ts';
import { artistWorksRead } from '../../reads/artists.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const listArtistWorksRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.listArtistWorks, {
      tags: ['catalogue'],
      summary: 'List an artist’s works',
      params: idParams,
      querystring: artistWorksQuery,
      answer: artworkList,
    }),
    handler: async (request, reply) => {
      const asked = { id: request.params.id, ...request.query };
      return sendPublic(request, reply, await publicReads.get(artistWorksRead, asked));
    },
  });
};
