import { z } from 'zod';
import { relatedView } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { relatedRead } from '../../reads/related-artworks.ts';
import { failures, idParams } from '../responses.ts';

const query = z.object({
  artist: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number)
    .optional(),
});

export const getRelatedRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/artworks/:id/related',
    {
      schema: {
        tags: ['catalogue'],
        params: idParams,
        querystring: query,
        response: { 200: relatedView, ...failures },
      },
    },
    async (request, reply) => {
      const asked = { artworkId: request.params.id, artistId: request.query.artist ?? null };
      return sendPublic(request, reply, await publicReads.get(relatedRead, asked));
    },
  );
};
