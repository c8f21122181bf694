import { atom } from 'jotai';

/** What a person was about to do when they had to sign in. */
export type AuthIntent = {
  /** A path of this site to go to afterwards; null: stay here. */
  readonly redirectTo: string | null;
  /** Why signing in is needed, as a sentence shown in the modal; null: they asked for it. */
  readonly reason: string | null;
};

export type AuthMode = 'login' | 'register' | 'forgot';

export type Overlay =
  | { readonly kind: 'auth'; readonly mode: AuthMode; readonly intent: AuthIntent }
  | { readonly kind: 'drawer' }
  /** The choice of region and currency. */
  | { readonly kind: 'place' }
  /** What the site keeps in this browser, and whether it may keep more. */
  | { readonly kind: 'cookies' }
  /** Covers the whole page, such as a picture looked at closely; `name` says which. */
  | { readonly kind: 'full'; readonly name: string };

/** One at a time: opening another closes the first. */
export const overlayAtom = atom<Overlay | null>(null);
