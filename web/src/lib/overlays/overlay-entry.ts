import { createContext } from 'react';
import type { Location, Navigator } from 'react-router';
import type { OverlayHistory } from './overlay-history.ts';

/** Kept with every entry of the history that stands for open overlays rather than for a page. */
export type Mark = {
  /** How many overlays are open over the page. */
  readonly depth: number;
  /** Of the entry of the page itself. */
  readonly key: string;
  /** What the page itself keeps with the entry. */
  readonly state: unknown;
  /** Whether the address has changed meanwhile, and how it would have without an overlay. */
  readonly change?: 'push' | 'replace';
};

export function markOf({ state }: Location): Mark | null {
  return state?.overlays ?? null;
}

/** The location as its page knows it: an overlay over it is no other place. */
export function underOverlays(location: Location): Location {
  const mark = markOf(location);
  if (!mark) return location;
  return { ...location, key: mark.change ? location.key : mark.key, state: mark.state };
}

/** The router's own history, and what keeps the overlays' entries in it: with the first overlay. */
export type OverlayEntriesControl = {
  readonly history: Navigator & { readonly location: Location };
  keeper: OverlayHistory | null;
};

export const OverlayEntriesContext = createContext<OverlayEntriesControl | null>(null);
