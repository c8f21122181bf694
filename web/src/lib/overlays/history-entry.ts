import { type Location, type Path, useLocation } from 'react-router';
import type { Overlay } from './overlay.ts';

/** What an entry of the history says of the overlays over its page, in the router's own state. */
export type HistoryEntry = {
  readonly path: Path;
  /** The router's key of the page's own entry. */
  readonly pageKey: string;
  /** The state that the page itself keeps with the entry. */
  readonly state: object | null;
  /** The topmost last; each has an entry of its own. */
  readonly overlays: readonly Overlay[];
  /** How the address has changed under the overlay: the page's own entry does not have that yet. */
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

/** The state of the router's entry that `readEntry` reads. */
export function stateOf({ state, pageKey, overlays, change }: HistoryEntry): object | null {
  if (overlays.length === 0) return state;
  return { ...state, overlays: { pageKey, overlays, change } satisfies Kept };
}

/** Tells the page's visits apart as the router's key does; an overlay over it is no other visit. */
export function usePageKey(): string {
  const location = useLocation();
  const { pageKey, change } = readEntry(location);
  return change === null ? pageKey : location.key;
}
