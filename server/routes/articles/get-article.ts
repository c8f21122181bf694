import { z } from 'zod';
import { articleView } from '../../../shared/contracts/content.ts';
import type { Route } from '../../deps.ts';
import { articleRead } from '../../reads/articles.ts';
import { sendPublic } from '../../reads/public-answer.ts';
import { failures, idParams } from '../responses.ts';
import { slugText } from '../slug-params.ts';

const response = { 200: articleView, ...failures };
const params = z.object({ slug: slugText });

export const getArticleRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/articles/:slug',
    { schema: { tags: ['content'], params, response } },
    async (request, reply) => {
      const { slug } = request.params;
      return sendPublic(request, reply, await publicReads.get(articleRead, { slug }));
    },
  );
};

/** The last part of an article's long address says alone which it is. */
export const getArticleByIdRoute: Route = (app, { publicReads }) => {
  app.get(
    '/api/articles/by-id/:id',
    { schema: { tags: ['content'], params: idParams, response } },
    async (request, reply) => {
      const { id } = request.params;
      return sendPublic(request, reply, await publicReads.get(articleRead, { id }));
    },
  );
};
