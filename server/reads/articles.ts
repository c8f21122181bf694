import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type { ArtworkCard } from '../../shared/contracts/catalogue.ts';
import type { ArticleList, ArticleView } from '../../shared/contracts/content.ts';
import { artworksByIds } from '../upstream/artworks-by-ids.ts';
import { visitorCaller } from '../upstream/caller.ts';
import {
  type ArticleName,
  type ArticleQuery,
  listArticles,
  readArticle,
} from '../upstream/content.ts';
import { articleCard, articleView } from '../views/article-view.ts';
import { artworkCards } from '../views/artwork-card.ts';
import { editedLifetimes, marketLifetimes, publicRead } from './public-read.ts';

/** One lead article, and rows of three below it. */
const listPageSize = 13;
const considered = 24;

export const articleListRead = publicRead<Omit<ArticleQuery, 'pageSize'>, ArticleList>({
  name: 'articles',
  path: (asked) => apiPath(api.listArticles, asked),
  lifetimes: editedLifetimes,
  invalidatedBy: 'no-trade',
  async read(upstream, query) {
    const asked = { ...query, pageSize: listPageSize };
    const { data, meta } = await listArticles(upstream, visitorCaller('articles'), asked);
    const { page, pageCount, total } = meta.pagination;
    return { items: data.map(articleCard), page, pageCount, total };
  },
});

export const articleRead = publicRead<ArticleName, ArticleView>({
  name: 'article',
  path: (name) =>
    'slug' in name ? apiPath(api.getArticle, name.slug) : apiPath(api.getArticleById, name.id),
  lifetimes: editedLifetimes,
  invalidatedBy: 'no-trade',
  async read(upstream, name) {
    const caller = visitorCaller('article');
    const newest = { page: 1, pageSize: considered, category: undefined };
    const [article, others] = await Promise.all([
      readArticle(upstream, caller, name),
      listArticles(upstream, caller, newest),
    ]);
    return articleView(article, others.data);
  },
});

/** The works that an article mentions, by its id, with their current prices. */
export const articleWorksRead = publicRead<number, ArtworkCard[]>({
  name: 'article-works',
  path: (id) => apiPath(api.listArticleWorks, id),
  lifetimes: marketLifetimes,
  invalidatedBy: 'any-trade',
  async read(upstream, id) {
    const caller = visitorCaller('article-works');
    const { attributes } = await readArticle(upstream, caller, { id });
    const ids = attributes.artworks.map((artwork) => artwork.id);
    return artworkCards(await artworksByIds(upstream, caller, ids));
  },
});
