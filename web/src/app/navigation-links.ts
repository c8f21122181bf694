import { clientRoutes } from '../../../shared/domain/client-routes.ts';
import { followingPath } from '../../../shared/domain/following-path.ts';

export const mainLinks = [
  { label: 'Artworks', to: clientRoutes.artworks },
  { label: 'Artists', to: clientRoutes.artists },
  { label: 'Releases', to: clientRoutes.releases },
  { label: 'Collections', to: clientRoutes.collections },
  { label: 'Sell', to: clientRoutes.sell },
] as const;

/** Shown in the menu and the footer only. */
export const moreLinks = [
  { label: 'Articles', to: clientRoutes.articles },
  { label: 'Invest', to: clientRoutes.invest },
  { label: 'How it works', to: clientRoutes.howItWorks },
] as const;

export const legalLinks = [
  { label: 'Terms', to: clientRoutes.terms },
  { label: 'Seller terms', to: clientRoutes.sellerTerms },
  { label: 'Privacy', to: clientRoutes.privacyPolicy },
  { label: 'Cookies', to: clientRoutes.cookiePolicy },
] as const;

export const accountLinks = [
  { label: 'Following', to: followingPath('following') },
  { label: 'Saved', to: followingPath('saved') },
  { label: 'Notifications', to: clientRoutes.notifications },
  { label: 'Buying', to: clientRoutes.buying },
  { label: 'Selling', to: clientRoutes.selling },
  { label: 'List many works', to: clientRoutes.bulkUpload },
  { label: 'Payment', to: clientRoutes.payment },
  { label: 'Settings', to: clientRoutes.settings },
] as const;
