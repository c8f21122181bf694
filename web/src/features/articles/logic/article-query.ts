import {
  type ArticleCategory,
  articleCategories,
} from '../../../../../shared/domain/article-categories.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';

export type ArticleQuery = {
  readonly category: ArticleCategory | null;
  /** How many pages are shown, counted from the first. */
  readonly pages: number;
};

/** Each page is a call of its own: an address can ask for this many at most. */
const maxPages = 40;

/** Reads the address; unknown or malformed parameters are ignored. */
export function readArticleQuery(query: URLSearchParams): ArticleQuery {
  const wanted = query.get('category');
  const page = Number(query.get('page') ?? '1');
  return {
    category: articleCategories.find((name) => name === wanted) ?? null,
    pages: Number.isInteger(page) && page > 0 ? Math.min(page, maxPages) : 1,
  };
}

export function articlesAddress({ category, pages = 1 }: Partial<ArticleQuery>): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (pages > 1) query.set('page', String(pages));
  return query.size === 0 ? clientRoutes.articles : `${clientRoutes.articles}?${query}`;
}
