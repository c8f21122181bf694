import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { artistSearchView } from '../../../shared/contracts/artists.ts';
import type { Route } from '../../deps.ts';
import { artistSearchRead } from '../../reads/artists.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { operation } from '../operation.ts';

const query = z.object({ q: z.string().trim().min(1).max(100) });

export const searchArtistsRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.searchArtists, {
      tags: ['catalogue'],
      summary: 'Search artists',
      description: 'The best match first.',
      querystring: query,
      answer: artistSearchView,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(artistSearchRead, request.query.q)),
  });
};
