import { z } from 'zod';
import { artistSearchView } from '../../../shared/contracts/artists.ts';
import type { Route } from '../../deps.ts';
import { artistSearchRead } from '../../reads/artists.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { failures } from '../responses.ts';

const query = z.object({ q: z.string().trim().min(1).max(100) });

export const searchArtistsRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/artists/search',
    {
      schema: {
        tags: ['catalogue'],
        querystring: query,
        response: { 200: artistSearchView, ...failures },
      },
    },
    async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(artistSearchRead, request.query.q)),
  );
};
