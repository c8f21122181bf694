import type { ArtworkCard } from '../contracts/catalogue.ts';
import type { ArticleList, ArticleView, TextPage } from '../contracts/content.ts';
import type { ArticleCategory } from '../domain/article-categories.ts';
import type { Get } from './call.ts';

export type ArticleListQuestion = {
  readonly page?: number | undefined;
  readonly category?: ArticleCategory | null | undefined;
};

/** Newest first. */
export const listArticles: Get<ArticleList, [], ArticleListQuestion> = 'GET /api/articles';
export const getArticle: Get<ArticleView, ['slug']> = 'GET /api/articles/:slug';
export const getArticleById: Get<ArticleView, ['id']> = 'GET /api/articles/by-id/:id';
export const listArticleWorks: Get<ArtworkCard[], ['id']> = 'GET /api/articles/by-id/:id/works';
export const getTextPage: Get<TextPage, ['section', 'slug']> = 'GET /api/pages/:section/:slug';
