import { z } from 'zod';
import { wireArticles } from '../../../shared/contracts/wire/content.ts';
import { articleCategories } from '../../../shared/domain/article-categories.ts';
import { articleOf } from '../../content/read-text.ts';
import type { Route } from '../../deps.ts';
import { readTextFigures } from '../../market/text-figures.ts';
import { presentArticleCard } from '../../presenters/present-content.ts';
import { findNamedWorks } from '../../queries/find-named-works.ts';
import { offsetOf, presentPagination } from '../../queries/page.ts';
import { listPublishedArticles } from '../../queries/texts/published-texts.ts';
import { pageField, populateField } from '../query-fields.ts';

const query = z.strictObject({
  filters: z
    .strictObject({ category: z.strictObject({ $eq: z.enum(articleCategories) }) })
    .partial()
    .default({}),
  pagination: pageField,
  /** The cover is always included. */
  populate: populateField(['cover']),
});

/** Newest first. */
export const listArticlesRoute: Route = (app, deps) => {
  const { db } = deps;
  app.get(
    '/api/content/articles',
    { schema: { querystring: query, response: { 200: wireArticles } } },
    async (request) => {
      const { filters, pagination: page } = request.query;
      const category = filters.category?.$eq;
      const range = { offset: offsetOf(page), limit: page.pageSize };
      const listed = await listPublishedArticles(db, { category, ...range });
      const figures = await readTextFigures(db, deps);
      const articles = listed.articles.map((stored) => articleOf(stored, figures));
      const works = await findNamedWorks(
        db,
        articles.map(({ cover }) => cover),
      );
      return {
        data: articles.map((article) => presentArticleCard(article, works)),
        meta: { pagination: presentPagination(page, { total: listed.total }) },
      };
    },
  );
};
