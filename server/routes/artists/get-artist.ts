import { api } from '../../../shared/api/api.ts';
import { artistView } from '../../../shared/contracts/artists.ts';
import type { Route } from '../../deps.ts';
import { artistRead } from '../../reads/artists.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const getArtistRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.getArtist, {
      tags: ['catalogue'],
      summary: 'Read an artist',
      params: idParams,
      answer: artistView,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(artistRead, request.params.id)),
  });
};
