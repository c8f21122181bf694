import { api } from '../../../shared/api/api.ts';
import { artistsView } from '../../../shared/contracts/artists.ts';
import type { Route } from '../../deps.ts';
import { artistsRead } from '../../reads/artists.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { operation } from '../operation.ts';

export const listArtistsRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.listArtists, {
      tags: ['catalogue'],
      summary: 'List artists',
      answer: artistsView,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(artistsRead, null)),
  });
};
