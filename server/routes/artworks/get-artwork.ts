import { artworkView } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { artworkRead } from '../../reads/artworks.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { failures, idParams } from '../responses.ts';

export const getArtworkRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/artworks/:id',
    {
      schema: {
        tags: ['catalogue'],
        params: idParams,
        response: { 200: artworkView, ...failures },
      },
    },
    async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(artworkRead, request.params.id)),
  );
};
