import { api } from '../../../shared/api/api.ts';
import { artworkView } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { artworkRead } from '../../reads/artworks.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const getArtworkRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.getArtwork, {
      tags: ['catalogue'],
      summary: 'Read an artwork',
      description: 'With its editions and their order books.',
      params: idParams,
      answer: artworkView,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(artworkRead, request.params.id)),
  });
};
