import { hostOnly } from './cookie-names.ts';

type StorageFacts = {
  readonly purpose: string;
  readonly lasts: string;
  /** False: stored only with consent. */
  readonly isNeeded: boolean;
};

/**
 * Everything that the site stores in a browser, as the cookie policy and the cookie settings list
 * it. Cookies take their names from here. In the browser's own storage (`tab`: until the tab
 * closes) a closing `*` stands for any ending.
 */
export type StorageItem = StorageFacts &
  (
    | { readonly where: 'cookie'; readonly name: CookieName }
    | { readonly where: 'browser' | 'tab'; readonly name: string }
  );

const cookies = [
  {
    name: 'deckle-session',
    purpose: 'Keeps you signed in. Sealed, and sent to nobody but us.',
    lasts: 'until you sign out, at most thirty days',
    isNeeded: true,
  },
  {
    name: 'deckle-place',
    purpose: 'The region and currency that prices are for.',
    lasts: 'a year',
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
    purpose: 'What you answered about cookies that are not needed.',
    lasts: 'six months',
    isNeeded: true,
  },
  {
    name: 'deckle-gate',
    purpose: 'Lets you into a test site that is closed to others.',
    lasts: 'thirty days',
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
    purpose: 'What Apple answered, on the way back from there.',
    lasts: 'a minute',
    isNeeded: true,
  },
  {
    name: 'deckle-connect-name',
    purpose: 'Your name as Apple told it, which it does only once.',
    lasts: 'until you are signed in, at most a day',
    isNeeded: true,
  },
  {
    name: 'deckle-arrival',
    purpose: 'What came of that sign-in, until the next page has told you.',
    lasts: 'a minute',
    isNeeded: true,
  },
  {
    name: 'deckle-visit-client',
    purpose: 'A random number by which your visits are counted as one visitor’s.',
    lasts: 'thirteen months at most',
    isNeeded: false,
  },
  {
    name: 'deckle-visit-session',
    purpose: 'A number by which what you do on one visit is counted together.',
    lasts: 'half an hour after you last did something',
    isNeeded: false,
  },
] as const satisfies readonly (StorageFacts & { name: string })[];

/** Without the `__Host-` that names of ours begin with behind https; `theme` has none there. */
export type CookieName = (typeof cookies)[number]['name'];

const stored: readonly StorageItem[] = [
  {
    name: 'recently-viewed',
    where: 'browser',
    purpose: 'The works that you last opened, at most twenty, while you are not signed in.',
    lasts: 'until you sign in or clear it',
    isNeeded: true,
  },
  {
    name: 'deckle.searches',
    where: 'browser',
    purpose: 'What you last opened from a search, at most twenty, while you are not signed in.',
    lasts: 'until you clear it',
    isNeeded: true,
  },
  {
    name: 'deckle.draft.*',
    where: 'tab',
    purpose: 'What you have typed into a form and not sent.',
    lasts: 'until you leave, or sign out',
    isNeeded: true,
  },
  {
    name: 'deckle.attempt.*',
    where: 'tab',
    purpose:
      'A number for the trade or the form that you are sending, so that it is never taken twice.',
    lasts: 'until its outcome is known',
    isNeeded: true,
  },
  {
    name: 'deckle.pending-action',
    where: 'tab',
    purpose: 'What you wanted to do when you were asked to sign in.',
    lasts: 'until it is done',
    isNeeded: true,
  },
  {
    name: 'deckle.auth-request',
    where: 'tab',
    purpose: 'That you were asked to sign in, and for which page.',
    lasts: 'until you have signed in, or closed the window that asked',
    isNeeded: true,
  },
  {
    name: 'scroll-positions',
    where: 'tab',
    purpose: 'How far down you had read, for when you come back.',
    lasts: 'until you close the tab',
    isNeeded: true,
  },
  {
    name: 'reloaded-for-a-new-build',
    where: 'tab',
    purpose: 'That this page was loaded anew after we changed the site.',
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

/** The list's item for a name as it stands in the browser; null: there is none. */
export function storageItemOf(where: StorageItem['where'], name: string): StorageItem | null {
  const plain =
    where === 'cookie' && name.startsWith(hostOnly) ? name.slice(hostOnly.length) : name;
  const found = storageInventory.find((item) => item.where === where && isNamed(item.name, plain));
  return found ?? null;
}

function isNamed(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
