/** The pages that the SPA knows: the one list of them on the server. Anything else is a 404. */
const pages = [
  '/',
  '/articles',
  '/editorial/:slug',
  '/editorial/:category/:title/:id',
  '/artists',
  '/artists/:slug/:id',
  '/artworks',
  '/artworks/*',
  '/collections',
  '/collections/:name',
  '/sell',
  '/login',
  '/register',
  '/confirm-email',
  '/forgot-password',
  '/reset-password',
  '/cookie-policy',
  '/terms-and-conditions',
  '/privacy-policy',
  '/how-it-works',
  '/how-it-works/:page',
  '/release-calendar',
  '/release-calendar/:slug',
  '/invest',
  '/notifications',
  '/following',
  '/thanks',
  '/thanks/*',
  '/ask-or-sell/*',
  '/bid-or-buy/*',
  '/bulk-upload',
  '/bulk-upload/*',
  '/my-account',
  '/my-account/*',
  '/design',
] as const;

const patterns = pages.map(
  (page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+').replace('*', '.+')}/?$`),
);

export function isClientRoute(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
}
