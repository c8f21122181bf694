/** One page's route and properties; see docs/adding-a-page.md. */
export type PageRow = {
  /** A react-router pattern: `:name` is one segment, a closing `*` any number. */
  readonly path: string;
  /** {feature}/{name}: its component stands in that feature's `pages/{name}-page.tsx`. */
  readonly component: string;
  /**
   * Of a page that the server sends with this title and nothing else: it is not indexed, and reads
   * its data in the browser. Any other page has a source in server/site/pages/{name}.ts.
   */
  readonly title?: string;
  /** Without it, visitors see the page; with 'first-step', its first step only. */
  readonly access?: 'signed-in' | 'first-step';
  /** The page may load the card processor's form. */
  readonly asksForCard?: true;
  /** For landing pages: the limit of JavaScript in kB (Brotli) until the page works. */
  readonly limitKb?: number;
};

/** The first matching row wins: specific patterns come before general ones. */
export const pages = {
  home: { path: '/', component: 'home/home', limitKb: 101 },
  artworks: { path: '/artworks', component: 'artworks/artworks', limitKb: 104 },
  artwork: { path: '/artworks/*', component: 'artwork/artwork', limitKb: 108 },
  articles: { path: '/articles', component: 'articles/articles', limitKb: 100 },
  editorial: { path: '/editorial/:slug', component: 'articles/article', limitKb: 101 },
  article: { path: '/editorial/:category/:slug/:id', component: 'articles/article', limitKb: 101 },
  sell: { path: '/sell', component: 'sell/sell', limitKb: 104 },
  invest: { path: '/invest', component: 'invest/invest', limitKb: 101 },
  howItWorks: { path: '/how-it-works', component: 'content/how-it-works', limitKb: 100 },
  howItWorksPage: { path: '/how-it-works/:page', component: 'content/how-it-works', limitKb: 100 },
  cookiePolicy: { path: '/cookie-policy', component: 'content/legal', limitKb: 100 },
  terms: { path: '/terms-and-conditions', component: 'content/legal', limitKb: 100 },
  sellerTerms: { path: '/seller-terms', component: 'content/legal', limitKb: 100 },
  privacyPolicy: { path: '/privacy-policy', component: 'content/legal', limitKb: 100 },
  releases: { path: '/release-calendar', component: 'releases/releases', limitKb: 103 },
  release: { path: '/release-calendar/:release', component: 'releases/release', limitKb: 105 },
  artists: { path: '/artists', component: 'artists/artists', limitKb: 102 },
  artist: { path: '/artists/:slug/:id', component: 'artist/artist', limitKb: 105 },
  collections: { path: '/collections', component: 'collections/collections', limitKb: 99 },
  collection: { path: '/collections/:name', component: 'collections/collection', limitKb: 99 },
  certificate: {
    path: '/certificates/:code',
    component: 'certificates/certificate',
    title: 'Certificate of authentication',
  },
  login: { path: '/login', component: 'auth/auth', title: 'Sign in' },
  register: { path: '/register', component: 'auth/auth', title: 'Create an account' },
  confirmEmail: {
    path: '/confirm-email',
    component: 'auth/confirm-email',
    title: 'Confirm your e-mail',
  },
  forgotPassword: {
    path: '/forgot-password',
    component: 'auth/auth',
    title: 'Forgot your password',
  },
  resetPassword: {
    path: '/reset-password',
    component: 'auth/reset-password',
    title: 'Set a new password',
  },
  unsubscribe: { path: '/unsubscribe', component: 'mail/unsubscribe', title: 'Unsubscribe' },
  bidOrBuy: {
    path: '/bid-or-buy/*',
    component: 'trade/trade',
    title: 'Bid or buy',
    access: 'first-step',
    asksForCard: true,
  },
  submitDocuments: {
    path: '/ask-or-sell/submit-documents/:artist/:artwork/:id/*',
    component: 'documents/submit-documents',
    title: 'Documents',
    access: 'signed-in',
  },
  askOrSell: {
    path: '/ask-or-sell/*',
    component: 'trade/trade',
    title: 'List or sell',
    access: 'first-step',
  },
  bulkUpload: { path: '/bulk-upload', component: 'bulk/bulk-upload', title: 'List many works' },
  bulkUploadStep: {
    path: '/bulk-upload/:step',
    component: 'bulk/bulk-upload',
    title: 'List many works',
    access: 'signed-in',
  },
  following: {
    path: '/following',
    component: 'following/following',
    access: 'signed-in',
    limitKb: 102,
  },
  notifications: {
    path: '/notifications',
    component: 'notifications/notifications',
    title: 'Notifications',
    limitKb: 103,
  },
  reminders: {
    path: '/notifications/reminders',
    component: 'releases/reminders',
    title: 'Reminders',
  },
  account: {
    path: '/my-account',
    component: 'account/account',
    title: 'My account',
    access: 'signed-in',
  },
  buying: {
    path: '/my-account/buying',
    component: 'account/buying',
    title: 'Buying',
    access: 'signed-in',
  },
  order: {
    path: '/my-account/buying/order/:artworkId/:orderId',
    component: 'account/trade-order',
    title: 'Your order',
    access: 'signed-in',
    asksForCard: true,
  },
  artworkOrders: {
    path: '/my-account/buying/order/:artworkId',
    component: 'account/artwork-orders',
    title: 'Your bids and orders',
    access: 'signed-in',
  },
  selling: {
    path: '/my-account/selling',
    component: 'account/selling',
    title: 'Selling',
    access: 'signed-in',
  },
  sale: {
    path: '/my-account/selling/sale/:artworkId/:orderId',
    component: 'account/trade-order',
    title: 'Your sale',
    access: 'signed-in',
  },
  artworkSales: {
    path: '/my-account/selling/sale/:artworkId',
    component: 'account/artwork-orders',
    title: 'Your listings and sales',
    access: 'signed-in',
  },
  payment: {
    path: '/my-account/payment',
    component: 'payment/payment',
    title: 'Payment',
    access: 'signed-in',
    asksForCard: true,
  },
  changePassword: {
    path: '/my-account/password',
    component: 'auth/change-password',
    title: 'Change your password',
    access: 'signed-in',
  },
  thanks: {
    path: '/thanks/:kind/:id',
    component: 'account/thanks',
    title: 'Thank you',
    access: 'signed-in',
    asksForCard: true,
  },
  settings: {
    path: '/my-account/settings',
    component: 'settings/settings',
    title: 'Settings',
    access: 'signed-in',
  },
  changeEmail: {
    path: '/change-email',
    component: 'settings/change-email',
    title: 'Change your e-mail address',
  },
  goodbye: { path: '/goodbye', component: 'settings/goodbye', title: 'Goodbye' },
  submitWork: {
    path: '/submit-work',
    component: 'submissions/submit-work',
    title: 'Submit a work',
    access: 'signed-in',
  },
  submitRelease: {
    path: '/submit-release',
    component: 'submissions/submit-release',
    title: 'Submit a release',
    access: 'signed-in',
  },
  artworkPreview: {
    path: '/artwork-preview/:id',
    component: 'artwork/artwork-preview',
    title: 'Preview',
    access: 'signed-in',
  },
  releasePreview: {
    path: '/release-preview/:id',
    component: 'releases/release-preview',
    title: 'Preview',
    access: 'signed-in',
  },
  desk: { path: '/desk', component: 'desk/desk', title: 'Desk', access: 'signed-in' },
  deskPlace: {
    path: '/desk/*',
    component: 'desk/desk',
    title: 'Desk',
    access: 'signed-in',
  },
} as const satisfies Readonly<Record<string, PageRow>>;
