import type { App, Deps, Route } from '../deps.ts';
import { listCollectionsRoute } from './collections/list-collections.ts';
import { getArticleByIdRoute, getArticleRoute } from './content/get-article.ts';
import { getPageRoutes } from './content/get-page.ts';
import { listArticlesRoute } from './content/list-articles.ts';
import { listPagesRoutes } from './content/list-pages.ts';
import { getMarketRoute } from './market/get-market.ts';
import {
  enterRaffleRoute,
  listRaffleEntriesRoute,
  withdrawEntryRoute,
} from './raffle-entries/raffle-entries.ts';
import { getShowcaseRoute } from './showcase/get-showcase.ts';
import { getSitemapPartRoute, getSitemapRoute } from './sitemap/sitemap.ts';
import { getUnsubscribeRoute, unsubscribeRoute } from './unsubscribe/unsubscribe.ts';

const routes: readonly Route[] = [
  listArticlesRoute,
  getArticleRoute,
  getArticleByIdRoute,
  listPagesRoutes,
  getPageRoutes,
  getMarketRoute,
  getShowcaseRoute,
  listCollectionsRoute,
  getSitemapRoute,
  getSitemapPartRoute,
  enterRaffleRoute,
  listRaffleEntriesRoute,
  withdrawEntryRoute,
  getUnsubscribeRoute,
  unsubscribeRoute,
];

/** Articles, pages, collections, the market report, raffles and unsubscribing. */
export function registerContentRoutes(app: App, deps: Deps): void {
  for (const route of routes) route(app, deps);
}
