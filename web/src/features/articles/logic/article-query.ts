import type { ArticleCategory } from '../../../../../shared/contracts/content.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { isCategory } from './category-labels.ts';

export type ArticleQuery = {
  readonly category: ArticleCategory | null;
  /** How many pages are shown, from the first. */
  readonly pages: number;
};

/** More than this at once would be a wall of calls: an address cannot ask for them. */
const mostPages = 40;

/** What the address asks for; what it cannot mean is as if it were not there. */
export function readArticleQuery(query: URLSearchParams): ArticleQuery {
  const category = query.get('category');
  const page = Number(query.get('page') ?? '1');
  return {
    category: isCategory(category) ? category : null,
    pages: Number.isInteger(page) && page > 0 ? Math.min(page, mostPages) : 1,
  };
}

export function articlesAddress({ category, pages = 1 }: Partial<ArticleQuery>): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (pages > 1) query.set('page', String(pages));
  return query.size === 0 ? clientRoutes.articles : `${clientRoutes.articles}?${query}`;
}
