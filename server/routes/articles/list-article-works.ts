import { z } from 'zod';
import { artworkCard } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { articleWorksRead } from '../../reads/articles.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { failures, idParams } from '../responses.ts';

/** What an article speaks of, with today's prices: the text is kept longer than these are. */
export const listArticleWorksRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/articles/by-id/:id/works',
    {
      schema: {
        tags: ['content'],
        params: idParams,
        response: { 200: z.array(artworkCard), ...failures },
      },
    },
    async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(articleWorksRead, request.params.id)),
  );
};
