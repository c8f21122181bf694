import { type ClientRoute, clientRouteAt } from '../../../shared/domain/client-routes.ts';
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
  login: lazyPage(() => import('../features/auth/pages/login-page.tsx'), 'LoginPage'),
  register: lazyPage(() => import('../features/auth/pages/register-page.tsx'), 'RegisterPage'),
  forgotPassword: lazyPage(
    () => import('../features/auth/pages/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
  resetPassword: lazyPage(
    () => import('../features/auth/pages/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
  changePassword: lazyPage(
    () => import('../features/auth/pages/change-password-page.tsx'),
    'ChangePasswordPage',
  ),
  confirmEmail: lazyPage(
    () => import('../features/auth/pages/confirm-email-page.tsx'),
    'ConfirmEmailPage',
  ),
  unsubscribe: lazyPage(
    () => import('../features/mail/pages/unsubscribe-page.tsx'),
    'UnsubscribePage',
  ),
  bidOrBuy: lazyPage(() => import('../features/trade/pages/bid-or-buy-page.tsx'), 'BidOrBuyPage'),
  submitDocuments: lazyPage(
    () => import('../features/documents/pages/submit-documents-page.tsx'),
    'SubmitDocumentsPage',
  ),
  askOrSell: lazyPage(
    () => import('../features/trade/pages/ask-or-sell-page.tsx'),
    'AskOrSellPage',
  ),
  following: lazyPage(
    () => import('../features/following/pages/following-page.tsx'),
    'FollowingPage',
  ),
  notifications: lazyPage(
    () => import('../features/releases/pages/notifications-page.tsx'),
    'NotificationsPage',
  ),
  buying: lazyPage(() => import('../features/account/pages/buying-page.tsx'), 'BuyingPage'),
  order: lazyPage(() => import('../features/account/pages/order-page.tsx'), 'OrderPage'),
  selling: lazyPage(() => import('../features/account/pages/selling-page.tsx'), 'SellingPage'),
  sale: lazyPage(() => import('../features/account/pages/sale-page.tsx'), 'SalePage'),
  payment: lazyPage(() => import('./payment-page.tsx'), 'PaymentPage'),
  submitWork: lazyPage(
    () => import('../features/submissions/pages/submit-work-page.tsx'),
    'SubmitWorkPage',
  ),
  submitRelease: lazyPage(
    () => import('../features/submissions/pages/submit-release-page.tsx'),
    'SubmitReleasePage',
  ),
  design: lazyPage(() => import('../features/design/pages/design-page.tsx'), 'DesignPage'),
};

/** Loads the code of the page at an address of this site, query and hash aside. */
export async function preloadPage(to: string): Promise<void> {
  const path = to.split(/[?#]/)[0] ?? '/';
  const route = clientRouteAt(path);
  if (route) await pages[route].preload();
}
