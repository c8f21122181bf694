import { artistView } from '../../../shared/contracts/artists.ts';
import type { Route } from '../../deps.ts';
import { artistRead } from '../../reads/artists.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { failures, idParams } from '../responses.ts';

export const getArtistRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/artists/:id',
    {
      schema: { tags: ['catalogue'], params: idParams, response: { 200: artistView, ...failures } },
    },
    async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(artistRead, request.params.id)),
  );
};
