type StorageFacts = {
  readonly purpose: string;
  readonly lasts: string;
  /** False: stored only with consent. */
  readonly isNeeded: boolean;
};

/**
 * Everything that the site stores in a browser, as the cookie policy and settings list it. Cookies
 * take their names from here. For browser storage (`tab`: until the tab is closed) a trailing `*`
 * is a wildcard.
 */
export type StorageItem = StorageFacts &
  (
    | { readonly where: 'cookie'; readonly name: CookieName }
    | { readonly where: 'browser' | 'tab'; readonly name: string }
  );

const cookies = [
  {
    name: 'deckle-session',
    purpose: 'Keeps you signed in. Encrypted, and sent only to us.',
    lasts: 'until you sign out, thirty days at most',
    isNeeded: true,
  },
  {
    name: 'deckle-place',
    purpose: 'The region and currency you see prices in.',
    lasts: 'a year',
    isNeeded: true,
  },
  {
    name: 'deckle-currency',
    purpose: 'The currency that your account sees prices in.',
    lasts: 'an hour, or until you sign out',
    isNeeded: true,
  },
  {
    name: 'theme',
    purpose: 'Whether you chose light or dark.',
    lasts: 'a year',
    isNeeded: true,
  },
  {
    name: 'deckle-consent',
    purpose: 'Your choice about optional cookies.',
    lasts: 'six months',
    isNeeded: true,
  },
  {
    name: 'deckle-gate',
    purpose: 'Lets you into a test site that is closed to the public.',
    lasts: 'thirty days',
    isNeeded: true,
  },
  {
    name: 'deckle-registered',
    purpose: 'Recognises the browser you registered with when you confirm your e-mail address.',
    lasts: 'until you confirm it, a week at most',
    isNeeded: true,
  },
  {
    name: 'deckle-connect',
    purpose: 'Carries you through a sign-in with Google or Apple.',
    lasts: 'ten minutes',
    isNeeded: true,
  },
  {
    name: 'deckle-connect-answer',
    purpose: 'The answer from Apple while you sign in with it.',
    lasts: 'a minute',
    isNeeded: true,
  },
  {
    name: 'deckle-connect-name',
    purpose: 'Your name from Apple, which shares it only once.',
    lasts: 'until you are signed in, a day at most',
    isNeeded: true,
  },
  {
    name: 'deckle-arrival',
    purpose: 'The result of that sign-in, until the next page shows it.',
    lasts: 'a minute',
    isNeeded: true,
  },
  {
    name: 'deckle-visit-client',
    purpose: 'A random number that counts your visits as those of one visitor.',
    lasts: 'thirteen months at most',
    isNeeded: false,
  },
  {
    name: 'deckle-visit-session',
    purpose: 'A number that groups what you do on one visit.',
    lasts: 'half an hour after your last activity',
    isNeeded: false,
  },
] as const satisfies readonly (StorageFacts & { name: string })[];

/** Without the `__Host-` prefix, which names that begin with `deckle-` get over https. */
export type CookieName = (typeof cookies)[number]['name'];

const stored: readonly StorageItem[] = [
  {
    name: 'recently-viewed',
    where: 'browser',
    purpose: 'The artworks you last opened while signed out, at most twenty.',
    lasts: 'until you sign in or clear it',
    isNeeded: true,
  },
  {
    name: 'deckle.searches',
    where: 'browser',
    purpose: 'What you last opened from a search while signed out, at most twenty.',
    lasts: 'until you clear it',
    isNeeded: true,
  },
  {
    name: 'deckle.draft.*',
    where: 'tab',
    purpose: 'What you have typed into a form or chosen in the introduction but not sent.',
    lasts: 'until you send it, leave the trade, sign out or close the tab',
    isNeeded: true,
  },
  {
    name: 'deckle.attempt.*',
    where: 'tab',
    purpose: 'A number for the trade or form you are sending, so that it is never processed twice.',
    lasts: 'until its outcome is known',
    isNeeded: true,
  },
  {
    name: 'deckle.bulk.*',
    where: 'tab',
    purpose: 'Rows of your bulk upload that are not saved yet, and which listings it has placed.',
    lasts: 'until they are saved or shown, or you close the tab',
    isNeeded: true,
  },
  {
    name: 'deckle.pending-action',
    where: 'tab',
    purpose: 'What you wanted to do when asked to sign in.',
    lasts: 'until it is done',
    isNeeded: true,
  },
  {
    name: 'deckle.auth-request',
    where: 'tab',
    purpose: 'That you were asked to sign in and for which page.',
    lasts: 'until you sign in or close the sign-in window',
    isNeeded: true,
  },
  {
    name: 'scroll-positions',
    where: 'tab',
    purpose: 'Your scroll position, for when you come back.',
    lasts: 'until you close the tab',
    isNeeded: true,
  },
  {
    name: 'reloaded-for-a-new-build',
    where: 'tab',
    purpose: 'That this page was reloaded after an update of the site.',
    lasts: 'until you close the tab',
    isNeeded: true,
  },
  {
    name: 'gate-closed',
    where: 'tab',
    purpose: 'That a test site was closed while you were on it.',
    lasts: 'until you close the tab',
    isNeeded: true,
  },
];

export const storageInventory: readonly StorageItem[] = [
  ...cookies.map((item) => ({ ...item, where: 'cookie' as const })),
  ...stored,
];
