import { api } from '../../../shared/api/api.ts';
import { artworkList } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { artworkListQuery } from '../../reads/artwork-list-query.ts';
import { artworkListRead } from '../../reads/artworks.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { operation } from '../operation.ts';

export const listArtworksRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.listArtworks, {
      tags: ['catalogue'],
      summary: 'List artworks',
      description: 'Page by page, narrowed by what the query says.',
      querystring: artworkListQuery,
      answer: artworkList,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(artworkListRead, request.query)),
  });
};
