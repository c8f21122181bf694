import type { ClientRoute } from '../../shared/domain/client-routes.ts';

/** Where each page's component stands, as the build's manifest names it: pages preload it. */
export const screens: Readonly<Record<ClientRoute, string>> = {
  home: screen('home', 'home'),
  artworks: screen('artworks', 'artworks'),
  artwork: screen('artwork', 'artwork'),
  articles: screen('articles', 'articles'),
  editorial: screen('articles', 'article'),
  article: screen('articles', 'article'),
  sell: screen('sell', 'sell'),
  invest: screen('invest', 'invest'),
  howItWorks: screen('content', 'how-it-works'),
  howItWorksPage: screen('content', 'how-it-works'),
  cookiePolicy: screen('content', 'legal'),
  terms: screen('content', 'legal'),
  sellerTerms: screen('content', 'legal'),
  privacyPolicy: screen('content', 'legal'),
  releases: screen('releases', 'releases'),
  release: screen('releases', 'release'),
  artists: screen('artists', 'artists'),
  artist: screen('artist', 'artist'),
  collections: screen('collections', 'collections'),
  collection: screen('collections', 'collection'),
  login: screen('auth', 'login'),
  register: screen('auth', 'register'),
  confirmEmail: screen('auth', 'confirm-email'),
  forgotPassword: screen('auth', 'forgot-password'),
  resetPassword: screen('auth', 'reset-password'),
  unsubscribe: screen('mail', 'unsubscribe'),
  bidOrBuy: screen('trade', 'bid-or-buy'),
  submitDocuments: screen('documents', 'submit-documents'),
  askOrSell: screen('trade', 'ask-or-sell'),
  following: screen('following', 'following'),
  notifications: screen('releases', 'notifications'),
  buying: screen('account', 'buying'),
  order: screen('account', 'order'),
  selling: screen('account', 'selling'),
  sale: screen('account', 'sale'),
  payment: screen('payment', 'payment'),
  changePassword: screen('auth', 'change-password'),
  submitWork: screen('submissions', 'submit-work'),
  submitRelease: screen('submissions', 'submit-release'),
  design: screen('design', 'design'),
};

function screen(feature: string, page: string): string {
  return `src/features/${feature}/pages/${page}-page.tsx`;
}
