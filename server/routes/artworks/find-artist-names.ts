import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { artistNamesView } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { artistNamesRead } from '../../reads/artist-names.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { operation } from '../operation.ts';

export const findArtistNamesRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.findArtistNames, {
      tags: ['catalogue'],
      summary: 'Find artists by a part of their name',
      description: 'To narrow a list of artworks by.',
      querystring: z.object({ q: z.string().trim().min(1).max(100) }),
      answer: artistNamesView,
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(artistNamesRead, request.query.q)),
  });
};
