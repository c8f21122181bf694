import { createPath, type NavigateFunction, parsePath, type To } from 'react-router';
import { type HistoryEntry, stateOf } from './history-entry.ts';
import type { Overlay } from './overlay.ts';

type GoOptions = { readonly replace?: boolean | undefined; readonly state?: object };

/** How long to wait for the browser to go back, in milliseconds. */
const backTimeoutMs = 5_000;

export type OverlayControl = ReturnType<typeof createOverlayControl>;

/**
 * Opens and closes overlays as history entries, and navigates from them. The browser goes back
 * asynchronously: later requests wait until it has.
 */
export function createOverlayControl(navigate: NavigateFunction, first: HistoryEntry) {
  /** The current entry, or the one that the router is about to render. */
  let at = first;
  let openings = 0;
  let goingBack: ReturnType<typeof setTimeout> | null = null;
  const waiting: (() => void)[] = [];

  function whenBack(action: () => void): void {
    if (goingBack === null) action();
    else waiting.push(action);
  }

  function move(next: HistoryEntry, replace: boolean): void {
    at = next;
    void navigate(next.path, { replace, state: stateOf(next) });
  }

  /** Goes back over this many entries. */
  function goBack(count: number): void {
    goingBack = setTimeout(land, backTimeoutMs);
    // On its first entry the router may not listen yet.
    queueMicrotask(() => void navigate(-count));
  }

  function land(): void {
    if (goingBack !== null) clearTimeout(goingBack);
    goingBack = null;
    for (const action of waiting.splice(0)) whenBack(action);
  }

  function open(overlay: Overlay): void {
    const top = at.overlays.at(-1);
    if (top?.kind === 'part' && overlay.kind === 'part' && top.name === overlay.name) return;
    const replaces = top !== undefined && top.kind !== 'part' && overlay.kind !== 'part';
    const below = replaces ? at.overlays.slice(0, -1) : at.overlays;
    const opening = (replaces ? top.opening : undefined) ?? ++openings;
    move({ ...at, overlays: [...below, { ...overlay, opening }] }, replaces);
  }

  function go(to: To, { replace, state }: GoOptions): void {
    const { pathname, ...rest } = typeof to === 'string' ? parsePath(to) : to;
    const path = { search: '', hash: '', ...rest, pathname: pathname ?? at.path.pathname };
    const isHere = createPath(path) === createPath(at.path);
    const top = at.overlays.at(-1);
    const follows = top?.kind === 'part' && top.followsQuery;
    if (top && path.pathname === at.path.pathname && (replace || follows)) {
      const change = replace && at.change !== 'push' ? 'replace' : 'push';
      move({ ...at, path, state: state ?? null, change }, true);
    } else if (top && isHere) {
      goBack(at.overlays.length);
    } else {
      // A navigation from an overlay replaces the overlay's entry.
      const next = { path, pageKey: '', state: state ?? null, overlays: [], change: null };
      move(next, top !== undefined || (replace ?? isHere));
    }
  }

  return {
    open: (overlay: Overlay) => whenBack(() => open(overlay)),
    /** Closes an overlay and those above it; does nothing if it is not open. */
    close: (isIt: (overlay: Overlay) => boolean) =>
      whenBack(() => {
        const index = at.overlays.findIndex(isIt);
        if (index >= 0) goBack(at.overlays.length - index);
      }),
    /** Navigating to the current address adds no entry, unless `replace` is given. */
    go: (to: To, options: GoOptions = {}) => whenBack(() => go(to, options)),
    /**
     * Called when the router shows an entry of which `openCount` overlays are open. Entries of
     * closed overlays, reached by Forward or a reload, are left at once.
     */
    arrive(entry: HistoryEntry, isPop: boolean, openCount: number): void {
      const from = at;
      at = entry;
      if (entry.overlays.length > openCount) {
        if (goingBack === null) goBack(entry.overlays.length - openCount);
      } else if (isPop) {
        const isPage = entry.overlays.length === 0 && entry.pageKey === from.pageKey;
        // A change made in the overlay is kept.
        if (isPage && from.change !== null) {
          move({ ...from, overlays: [], change: null }, from.change === 'replace');
        }
        land();
      }
    },
  };
}
