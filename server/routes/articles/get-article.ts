import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { articleView } from '../../../shared/contracts/content.ts';
import type { Route } from '../../deps.ts';
import { articleRead } from '../../reads/articles.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { slugText } from '../../reads/slug-text.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

const params = z.object({ slug: slugText });

export const getArticleRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.getArticle, {
      tags: ['content'],
      summary: 'Read an article by its slug',
      params,
      answer: articleView,
    }),
    handler: async (request, reply) => {
      const { slug } = request.params;
      return sendPublic(request, reply, await publicReads.get(articleRead, { slug }));
    },
  });
};

/** The last segment of an article's long URL identifies it. */
export const getArticleByIdRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.getArticleById, {
      tags: ['content'],
      summary: 'Read an article',
      params: idParams,
      answer: articleView,
    }),
    handler: async (request, reply) => {
      const { id } = request.params;
      return sendPublic(request, reply, await publicReads.get(articleRead, { id }));
    },
  });
};
