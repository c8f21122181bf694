import { isTradeStep } from './trade-path.ts';

/**
 * Addresses at which the site shows a page of its own; the server answers every other with 404.
 * Patterns of react-router: `:name` is one segment, a closing `*` any number of them.
 */
export const clientRoutes = {
  home: '/',
  artworks: '/artworks',
  artwork: '/artworks/*',
  articles: '/articles',
  editorial: '/editorial/:slug',
  article: '/editorial/:category/:slug/:id',
  sell: '/sell',
  invest: '/invest',
  howItWorks: '/how-it-works',
  howItWorksPage: '/how-it-works/:page',
  cookiePolicy: '/cookie-policy',
  terms: '/terms-and-conditions',
  sellerTerms: '/seller-terms',
  privacyPolicy: '/privacy-policy',
  releases: '/release-calendar',
  release: '/release-calendar/:release',
  artists: '/artists',
  artist: '/artists/:slug/:id',
  collections: '/collections',
  collection: '/collections/:name',
  login: '/login',
  register: '/register',
  confirmEmail: '/confirm-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  unsubscribe: '/unsubscribe',
  bidOrBuy: '/bid-or-buy/*',
  /** Before the flow that it follows: an artist may be called so, but then less stands behind it. */
  submitDocuments: '/ask-or-sell/submit-documents/:artist/:artwork/:id/*',
  askOrSell: '/ask-or-sell/*',
  following: '/following',
  notifications: '/notifications',
  buying: '/my-account/buying',
  order: '/my-account/buying/order/:artworkId/:orderId',
  selling: '/my-account/selling',
  sale: '/my-account/selling/sale/:artworkId/:orderId',
  payment: '/my-account/payment',
  changePassword: '/my-account/password',
  submitWork: '/submit-work',
  submitRelease: '/submit-release',
  design: '/design',
} as const;

export type ClientRoute = keyof typeof clientRoutes;

/** Where a card may be asked for: these pages may load the card processor's own form. */
export const cardRoutes: readonly ClientRoute[] = ['bidOrBuy', 'order', 'payment'];

const tradeFlows = ['ask-or-sell', 'bid-or-buy', 'bulk-upload'];

/** Specification section 2: nothing lies beside a trade's own buttons; of a path without query. */
export function isTradeFlow(path: string): boolean {
  return tradeFlows.includes(segments(path)[0] ?? '');
}

/** Whether the support chat may be framed there: neither by a trade nor where cards are asked for. */
export function chatMayStand(path: string): boolean {
  const route = clientRouteAt(path);
  return !isTradeFlow(path) && !(route !== null && cardRoutes.includes(route));
}

/** Only somebody signed in gets to see these, wherever they stand. */
const protectedRoutes: readonly ClientRoute[] = ['submitDocuments', 'submitWork', 'submitRelease'];

/** All below these is somebody's own, whether there is a page or not; specification section 2. */
const protectedPlaces = /^\/+(my-account|thanks|following)(\/|$)/;
const bulkSteps = /^\/+bulk-upload\/+(shipping-and-billing|add-listings|review-listings)(\/|$)/;

/** True where a visitor is sent home to sign in first; of a path without query and hash. */
export function isProtectedPath(path: string): boolean {
  const route = clientRouteAt(path);
  return (
    (route !== null && protectedRoutes.includes(route)) ||
    [protectedPlaces, bulkSteps].some((places) => places.test(path)) ||
    isTradeStep(path)
  );
}

/** Where a visitor of a protected page is sent; signing in there leads back. */
export function signInPath(from: { readonly pathname: string; readonly search: string }): string {
  return `/?${new URLSearchParams({ redirectedFrom: from.pathname + from.search })}`;
}

/** Which page stands at this path (no query, no hash); null where none does. */
export function clientRouteAt(path: string): ClientRoute | null {
  for (const [name, pattern] of Object.entries(clientRoutes)) {
    if (matches(pattern, path)) return name as ClientRoute;
  }
  return null;
}

function matches(pattern: string, path: string): boolean {
  const wanted = segments(pattern);
  const given = segments(path);
  const isOpen = wanted.at(-1) === '*';
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((part, index) => {
    if (part === '*' || part.startsWith(':')) return true;
    return part === given[index];
  });
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
