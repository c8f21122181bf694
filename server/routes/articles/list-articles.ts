import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { articleList } from '../../../shared/contracts/content.ts';
import { articleCategories } from '../../../shared/domain/article-categories.ts';
import type { Route } from '../../deps.ts';
import { articleListRead } from '../../reads/articles.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { operation } from '../operation.ts';

const querystring = z.object({
  page: z.coerce.number().int().min(1).max(500).default(1),
  category: z.enum(articleCategories).optional(),
});

export const listArticlesRoute: Route = (app, { publicReads }) => {
  app.route({
    ...operation(api.listArticles, {
      tags: ['content'],
      summary: 'List articles',
      description: 'The newest first.',
      querystring,
      answer: articleList,
    }),
    handler: async (request, reply) => {
      const { page, category } = request.query;
      return sendPublic(request, reply, await publicReads.get(articleListRead, { page, category }));
    },
  });
};
