import { type Location, type Path, useLocation } from 'react-router';
import type { Overlay } from './overlay.ts';

/** The overlays of a history entry, kept in the router's own state. */
export type HistoryEntry = {
  readonly path: Path;
  /** The router's key of the page's own entry. */
  readonly pageKey: string;
  /** The state that the page itself keeps with the entry. */
  readonly state: object | null;
  /** The topmost last; each has an entry of its own. */
  readonly overlays: readonly Overlay[];
  /**
   * How the address changed under the overlay; the page's own entry does not have the change yet.
   */
  readonly change: 'push' | 'replace' | null;
};

type Kept = Pick<HistoryEntry, 'pageKey' | 'overlays' | 'change'>;

export function readEntry({ pathname, search, hash, key, state }: Location): HistoryEntry {
  const { overlays: kept, ...own }: { overlays?: Kept } = state ?? {};
  return {
    path: { pathname, search, hash },
    ...(kept ?? { pageKey: key, overlays: [], change: null }),
    state: Object.keys(own).length === 0 ? null : own,
  };
}

/** The inverse of `readEntry`. */
export function stateOf({ state, pageKey, overlays, change }: HistoryEntry): object | null {
  if (overlays.length === 0) return state;
  return { ...state, overlays: { pageKey, overlays, change } satisfies Kept };
}

/** Identifies a visit of a page, as the router's key does; opening an overlay keeps it. */
export function usePageKey(): string {
  const location = useLocation();
  const { pageKey, change } = readEntry(location);
  return change === null ? pageKey : location.key;
}
