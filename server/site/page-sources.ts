import type { ClientRoute } from '../../shared/domain/client-routes.ts';
import { type PageSource, privatePage } from './page-source.ts';
import { articlePage } from './pages/article.ts';
import { articlesPage } from './pages/articles.ts';
import { artistPage } from './pages/artist.ts';
import { artistsPage } from './pages/artists.ts';
import { artworkPage } from './pages/artwork.ts';
import { artworksPage } from './pages/artworks.ts';
import { collectionPage } from './pages/collection.ts';
import { collectionsPage } from './pages/collections.ts';
import { followingPage } from './pages/following.ts';
import { homePage } from './pages/home.ts';
import { investPage } from './pages/invest.ts';
import { releasePage } from './pages/release.ts';
import { releasesPage } from './pages/releases.ts';
import { sellPage } from './pages/sell.ts';
import { howItWorksPage, legalPage } from './pages/text.ts';

/** What each page of the site carries when it goes out. */
export const pageSources: Readonly<Record<ClientRoute, PageSource>> = {
  home: homePage,
  artworks: artworksPage,
  artwork: artworkPage,
  articles: articlesPage,
  editorial: articlePage,
  article: articlePage,
  sell: sellPage,
  invest: investPage,
  howItWorks: howItWorksPage,
  howItWorksPage,
  cookiePolicy: legalPage,
  terms: legalPage,
  sellerTerms: legalPage,
  privacyPolicy: legalPage,
  releases: releasesPage,
  release: releasePage,
  artists: artistsPage,
  artist: artistPage,
  collections: collectionsPage,
  collection: collectionPage,
  login: privatePage('Sign in'),
  register: privatePage('Create an account'),
  confirmEmail: privatePage('Confirm your e-mail'),
  forgotPassword: privatePage('Forgot your password'),
  resetPassword: privatePage('Set a new password'),
  unsubscribe: privatePage('Stop these mails'),
  bidOrBuy: privatePage('Bid or buy'),
  submitDocuments: privatePage('Documents'),
  askOrSell: privatePage('Sell or ask'),
  following: followingPage,
  notifications: privatePage('Notifications'),
  buying: privatePage('Buying'),
  order: privatePage('Your order'),
  selling: privatePage('Selling'),
  sale: privatePage('Your sale'),
  payment: privatePage('Payment'),
  changePassword: privatePage('Change your password'),
  submitWork: privatePage('Submit a work'),
  submitRelease: privatePage('Submit a release'),
  design: privatePage('Design'),
};
