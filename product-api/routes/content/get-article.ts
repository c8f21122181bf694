import { z } from 'zod';
import { wireOneArticle } from '../../../shared/contracts/wire/content.ts';
import type { Article } from '../../content/load-content.ts';
import type { Deps, Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { presentArticle } from '../../presenters/present-content.ts';
import { findNamedWorks } from '../../queries/find-named-works.ts';
import { idParams } from '../query-fields.ts';
import { slugParams } from './slug-params.ts';

const noQuery = z.strictObject({ populate: z.literal('*').optional() });

/** For /editorial/{slug}. */
export const getArticleRoute: Route = (app, deps) => {
  app.get(
    '/api/content/articles/:slug',
    { schema: { params: slugParams, querystring: noQuery, response: { 200: wireOneArticle } } },
    async ({ params }) =>
      answer(
        deps,
        deps.content.articles.find(({ slug }) => slug === params.slug),
      ),
  );
};

/** For /editorial/{category-slug}/{title-slug}/{id}; only the id counts. */
export const getArticleByIdRoute: Route = (app, deps) => {
  app.get(
    '/api/content/articles/by-id/:id',
    { schema: { params: idParams, querystring: noQuery, response: { 200: wireOneArticle } } },
    async ({ params }) =>
      answer(
        deps,
        deps.content.articles.find(({ id }) => id === params.id),
      ),
  );
};

async function answer({ db }: Pick<Deps, 'db'>, article: Article | undefined) {
  if (!article) throw notFound();
  const works = await findNamedWorks(db, [article.cover, ...article.works]);
  return { data: presentArticle(article, works), meta: {} };
}
