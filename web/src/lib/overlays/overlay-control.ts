import { createPath, type NavigateFunction, parsePath, type To } from 'react-router';
import { type HistoryEntry, stateOf } from './history-entry.ts';
import type { Overlay } from './overlay.ts';

type GoOptions = { readonly replace?: boolean | undefined; readonly state?: object };

/** How long the browser may take to go back before what waits for it goes on, in milliseconds. */
const patienceMs = 5_000;

export type OverlayControl = ReturnType<typeof createOverlayControl>;

/**
 * Opens and closes overlays as entries of the history, and goes to other addresses from them. The
 * browser goes back later than it is told to: what is asked for meanwhile waits.
 */
export function createOverlayControl(navigate: NavigateFunction, first: HistoryEntry) {
  /** Where the browser is, or will be as soon as the router has rendered it. */
  let at = first;
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

  /** Leaves the entries of so many overlays. */
  function goBack(count: number): void {
    goingBack = setTimeout(land, patienceMs);
    // The router may be about to listen, where this is its first entry.
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
    const makesRoom = top !== undefined && top.kind !== 'part' && overlay.kind !== 'part';
    const below = makesRoom ? at.overlays.slice(0, -1) : at.overlays;
    move({ ...at, overlays: [...below, overlay] }, makesRoom);
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
      // A page that an overlay leads to takes the place of the overlay's entry.
      const next = { path, pageKey: '', state: state ?? null, overlays: [], change: null };
      move(next, top !== undefined || (replace ?? isHere));
    }
  }

  return {
    open: (overlay: Overlay) => whenBack(() => open(overlay)),
    /** Closes an overlay and those above it; does nothing where it is not open. */
    close: (isIt: (overlay: Overlay) => boolean) =>
      whenBack(() => {
        const index = at.overlays.findIndex(isIt);
        if (index >= 0) goBack(at.overlays.length - index);
      }),
    /** To the address that is shown already: without `replace` it adds no entry. */
    go: (to: To, options: GoOptions = {}) => whenBack(() => go(to, options)),
    /**
     * The router shows an entry with so many of its overlays open. Those that are not (by Forward,
     * or after a reload) are left at once.
     */
    arrive(entry: HistoryEntry, isPop: boolean, openCount: number): void {
      const from = at;
      at = entry;
      if (entry.overlays.length > openCount) {
        if (goingBack === null) goBack(entry.overlays.length - openCount);
      } else if (isPop) {
        const isPage = entry.overlays.length === 0 && entry.pageKey === from.pageKey;
        // What was chosen in the overlay stays chosen.
        if (isPage && from.change !== null) {
          move({ ...from, overlays: [], change: null }, from.change === 'replace');
        }
        land();
      }
    },
  };
}
