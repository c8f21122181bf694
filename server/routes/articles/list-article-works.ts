import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { artworkCard } from '../../../shared/contracts/catalogue.ts';
import type { Route } from '../../deps.ts';
import { articleWorksRead } from '../../reads/articles.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

/** A call of its own, because prices change while the article's text is cached for longer. */
export const listArticleWorksRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.listArticleWorks, {
      tags: ['content'],
      summary: 'List the artworks of an article',
      description: 'With the prices of today.',
      params: idParams,
      answer: z.array(artworkCard),
    }),
    handler: async (request, reply) =>
      sendPublic(request, reply, await publicReads.get(articleWorksRead, request.params.id)),
  });
};
