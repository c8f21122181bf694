/** What the visitor was doing when sign-in interrupted them. */
export type AuthIntent = {
  /** A path of this site to go to afterwards; null: stay on the page. */
  readonly redirectTo: string | null;
  /** Why signing in is needed, shown in the modal; null: the visitor asked for it. */
  readonly reason: string | null;
};

export type AuthMode = 'login' | 'register' | 'forgot';

/** Overlays of the whole site, one at a time: opening another closes the first. */
export type SiteOverlay =
  | { readonly kind: 'auth'; readonly mode: AuthMode; readonly intent: AuthIntent }
  /** The menu, the search, the choice of region and currency, the cookie settings, onboarding. */
  | { readonly kind: 'drawer' | 'search' | 'place' | 'cookies' | 'onboarding' };

/** A window of one part of a page, above any other overlay. */
export type PartOverlay = {
  readonly kind: 'part';
  readonly name: string;
  /** Stays open while only the page's query changes, such as a filter sheet. */
  readonly followsQuery: boolean;
};

/** `opening` is given by the control: one that is opened again has another. */
export type Overlay = (SiteOverlay | PartOverlay) & { readonly opening?: number };
