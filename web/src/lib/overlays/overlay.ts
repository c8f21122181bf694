/** What a person was about to do when they had to sign in. */
export type AuthIntent = {
  /** A path of this site to go to afterwards; null: stay here. */
  readonly redirectTo: string | null;
  /** Why signing in is needed, as a sentence shown in the modal; null: they asked for it. */
  readonly reason: string | null;
};

export type AuthMode = 'login' | 'register' | 'forgot';

/** Of the whole site, one at a time: opening another closes the first. */
export type SiteOverlay =
  | { readonly kind: 'auth'; readonly mode: AuthMode; readonly intent: AuthIntent }
  /** The menu; the search; the choice of region and currency; what is kept in this browser. */
  | { readonly kind: 'drawer' | 'search' | 'place' | 'cookies' };

/** Of one part of a page, over whatever is open. */
export type PartOverlay = {
  readonly kind: 'part';
  readonly name: string;
  /** It stays open while only the query of its page changes, such as a sheet of filters. */
  readonly followsQuery: boolean;
};

export type Overlay = SiteOverlay | PartOverlay;
