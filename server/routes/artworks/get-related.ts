import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { relatedView } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { relatedRead } from '../../reads/related-artworks.ts';
import { operation } from '../operation.ts';
import { idParams, idText } from '../responses.ts';

const query = z.object({ artist: idText.optional() });

export const getRelatedRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.getRelatedArtworks, {
      tags: ['catalogue'],
      summary: 'List related artworks',
      params: idParams,
      querystring: query,
      answer: relatedView,
    }),
    handler: async (request, reply) => {
      const asked = { artworkId: request.params.id, artistId: request.query.artist ?? null };
      return sendPublic(request, reply, await publicReads.get(relatedRead, asked));
    },
  });
};
