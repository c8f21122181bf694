import { artworkList } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { artworkListRead } from '../../reads/artworks.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { artworkListQuery } from '../artwork-list-query.ts';
import { failures } from '../responses.ts';

export const listArtworksRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/artworks',
    {
      schema: {
        tags: ['catalogue'],
        querystring: artworkListQuery,
        response: { 200: artworkList, ...failures },
      },
    },
    async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(artworkListRead, request.query)),
  );
};
