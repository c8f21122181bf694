import { z } from 'zod';
import { artistNamesView } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { artistNamesRead } from '../../reads/artist-names.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { failures } from '../responses.ts';

/** Artists to narrow a list by, as a part of their name is typed. */
export const findArtistNamesRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/artworks/artists',
    {
      schema: {
        tags: ['catalogue'],
        querystring: z.object({ q: z.string().trim().min(1).max(100) }),
        response: { 200: artistNamesView, ...failures },
      },
    },
    async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(artistNamesRead, request.query.q)),
  );
};
