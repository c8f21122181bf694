import type { HomeView } from '../contracts/catalogue.ts';
import type { CollectionsView, CollectionView } from '../contracts/collections.ts';
import type { HomeNews } from '../contracts/home.ts';
import type { MarketReport } from '../contracts/market.ts';
import type { Get } from './call.ts';

export const getHome: Get<HomeView> = 'GET /api/home';
export const getHomeNews: Get<HomeNews> = 'GET /api/home/news';
export const getMarketReport: Get<MarketReport> = 'GET /api/market';
export const listCollections: Get<CollectionsView> = 'GET /api/collections';
export const getCollection: Get<CollectionView, ['name']> = 'GET /api/collections/:name';
