import { type ClientRoute, clientRouteAt } from '../../../shared/domain/client-routes.ts';
import type { laterPages } from './later-pages.ts';
import { type LazyPage, lazyPage } from './lazy-page.tsx';

const article = lazyPage(
  () => import('../features/articles/pages/article-page.tsx'),
  'ArticlePage',
);
const howItWorks = lazyPage(
  () => import('../features/content/pages/how-it-works-page.tsx'),
  'HowItWorksPage',
);
const legal = lazyPage(() => import('../features/content/pages/legal-page.tsx'), 'LegalPage');

function laterPage(name: keyof typeof laterPages): LazyPage {
  return lazyPage(async () => {
    const { laterPages } = await import('./later-pages.ts');
    return { Page: await laterPages[name]() };
  }, 'Page');
}

/** Every page of the site. Its address stands in shared/domain/client-routes.ts. */
export const pages: Readonly<Record<ClientRoute, LazyPage>> = {
  home: lazyPage(() => import('../features/home/pages/home-page.tsx'), 'HomePage'),
  artworks: lazyPage(() => import('../features/artworks/pages/artworks-page.tsx'), 'ArtworksPage'),
  artwork: lazyPage(() => import('../features/artwork/pages/artwork-page.tsx'), 'ArtworkPage'),
  articles: lazyPage(() => import('../features/articles/pages/articles-page.tsx'), 'ArticlesPage'),
  editorial: article,
  article,
  sell: lazyPage(() => import('../features/sell/pages/sell-page.tsx'), 'SellPage'),
  invest: lazyPage(() => import('../features/invest/pages/invest-page.tsx'), 'InvestPage'),
  howItWorks,
  howItWorksPage: howItWorks,
  cookiePolicy: legal,
  terms: legal,
  sellerTerms: legal,
  privacyPolicy: legal,
  releases: lazyPage(() => import('../features/releases/pages/releases-page.tsx'), 'ReleasesPage'),
  release: lazyPage(() => import('../features/releases/pages/release-page.tsx'), 'ReleasePage'),
  artists: lazyPage(() => import('../features/artists/pages/artists-page.tsx'), 'ArtistsPage'),
  artist: lazyPage(() => import('../features/artist/pages/artist-page.tsx'), 'ArtistPage'),
  collections: lazyPage(
    () => import('../features/collections/pages/collections-page.tsx'),
    'CollectionsPage',
  ),
  collection: lazyPage(
    () => import('../features/collections/pages/collection-page.tsx'),
    'CollectionPage',
  ),
  following: lazyPage(
    () => import('../features/following/pages/following-page.tsx'),
    'FollowingPage',
  ),
  notifications: lazyPage(
    () => import('../features/releases/pages/notifications-page.tsx'),
    'NotificationsPage',
  ),
  login: laterPage('login'),
  register: laterPage('register'),
  forgotPassword: laterPage('forgotPassword'),
  resetPassword: laterPage('resetPassword'),
  changePassword: laterPage('changePassword'),
  confirmEmail: laterPage('confirmEmail'),
  unsubscribe: laterPage('unsubscribe'),
  bidOrBuy: laterPage('bidOrBuy'),
  submitDocuments: laterPage('submitDocuments'),
  askOrSell: laterPage('askOrSell'),
  buying: laterPage('buying'),
  order: laterPage('order'),
  selling: laterPage('selling'),
  sale: laterPage('sale'),
  payment: laterPage('payment'),
  submitWork: laterPage('submitWork'),
  submitRelease: laterPage('submitRelease'),
  design: laterPage('design'),
};

/** Loads the code of the page at an address of this site, query and hash aside. */
export async function preloadPage(to: string): Promise<void> {
  const path = to.split(/[?#]/)[0] ?? '/';
  const route = clientRouteAt(path);
  if (route) await pages[route].preload();
}
