import { z } from 'zod';
import { wireOneArticle } from '../../../shared/contracts/wire/content.ts';
import { articleOf, type StoredText } from '../../content/read-text.ts';
import type { Deps, Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { readTextFigures } from '../../market/text-figures.ts';
import { presentArticle } from '../../presenters/present-content.ts';
import { findNamedWorks } from '../../queries/find-named-works.ts';
import { findPublished } from '../../queries/texts/published-texts.ts';
import { idParams } from '../query-fields.ts';
import { slugParams } from './slug-params.ts';

const noQuery = z.strictObject({ populate: z.literal('*').optional() });

/** For /editorial/{slug}. */
export const getArticleRoute: Route = (app, deps) => {
  app.get(
    '/api/content/articles/:slug',
    { schema: { params: slugParams, querystring: noQuery, response: { 200: wireOneArticle } } },
    async ({ params }) => answer(deps, await findPublished(deps.db, 'article', params)),
  );
};

/** For /editorial/{category-slug}/{title-slug}/{id}; only the id counts. */
export const getArticleByIdRoute: Route = (app, deps) => {
  app.get(
    '/api/content/articles/by-id/:id',
    { schema: { params: idParams, querystring: noQuery, response: { 200: wireOneArticle } } },
    async ({ params }) => answer(deps, await findPublished(deps.db, 'article', params)),
  );
};

async function answer(deps: Deps, stored: StoredText | null) {
  if (!stored) throw notFound();
  const article = articleOf(stored, await readTextFigures(deps.db, deps));
  const works = await findNamedWorks(deps.db, [article.cover, ...article.works]);
  return { data: presentArticle(article, works), meta: {} };
}
