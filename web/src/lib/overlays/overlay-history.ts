import { useContext, useLayoutEffect, useRef } from 'react';
import { type Location, type Navigator, parsePath } from 'react-router';
import {
  markOf,
  OverlayEntriesContext,
  type OverlayEntriesControl,
  underOverlays,
} from './overlay-entry.ts';

type Go = Navigator['push'];

/** How long the browser may take to go back before whatever waits for it goes on, in milliseconds. */
const patienceMs = 5_000;

/** The entries of the history that let Back close what is open: as many as there are overlays. */
export type OverlayHistory = ReturnType<typeof createOverlayHistory>;

/**
 * An overlay adds an entry of the same address. Closing it goes back by one; leaving it by Back
 * closes it; where something in it leads elsewhere, that takes the place of the entry. An entry
 * without its overlay (by Forward, or after a reload) is left at once.
 */
function createOverlayHistory(history: OverlayEntriesControl['history']) {
  const open: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  let shown = history.location;
  let isLeaving = false;
  let later: ReturnType<typeof setTimeout> | undefined;

  function go(how: 'push' | 'replace', ...at: Parameters<Go>): void {
    history[how](...at);
    shown = history.location;
  }

  function settleLater(): void {
    if (isLeaving) return;
    clearTimeout(later);
    later = setTimeout(settle);
  }

  function settle(): void {
    const { location } = history;
    const mark = markOf(location);
    const depth = mark?.depth ?? 0;
    if (isLeaving || depth === open.length) return;
    if (depth < open.length) {
      const { key, state } = underOverlays(location);
      go('push', pathOf(location), { overlays: { depth: depth + 1, key, state } });
      settle();
    } else if (mark?.change === 'push') {
      const rest = open.length > 0 ? { overlays: { ...mark, depth: open.length } } : mark.state;
      go('replace', pathOf(location), rest);
    } else {
      if (mark?.change) waiting.push(() => go('replace', pathOf(location), mark.state));
      isLeaving = true;
      clearTimeout(later);
      later = setTimeout(land, patienceMs);
      history.go(open.length - depth);
    }
  }

  function land(): void {
    isLeaving = false;
    for (const move of waiting.splice(0)) move();
    settleLater();
  }

  function navigation(how: 'push' | 'replace'): Go {
    return function move(to, state, options) {
      if (isLeaving) {
        waiting.push(() => move(to, state, options));
        return;
      }
      const mark = markOf(history.location);
      if (!mark) {
        go(how, to, state, options);
        return;
      }
      const { pathname } = typeof to === 'string' ? parsePath(to) : to;
      const stays = pathname === history.location.pathname;
      const change = mark.change === 'push' ? 'push' : how;
      go('replace', to, stays ? { overlays: { ...mark, state, change } } : state, options);
    };
  }

  /** The browser may have come to another entry: what was not gone to was gone back or forward to. */
  function arrive(): void {
    const from = shown;
    shown = history.location;
    if (shown.key === from.key) settleLater();
    else if (isLeaving) land();
    else moved(from);
  }

  /** By Back or Forward. */
  function moved(from: Location): void {
    const { key } = shown;
    const depth = markOf(shown)?.depth ?? 0;
    const left = markOf(from);
    if (depth < open.length) {
      for (const close of open.slice(depth).reverse()) close();
      // What was chosen in the overlay stays chosen.
      if (left?.change && left.key === key) go(left.change, pathOf(from), left.state);
    }
    settleLater();
  }

  // At once, whatever the router waits for before it shows the entry.
  window.addEventListener('popstate', arrive);

  return {
    push: navigation('push'),
    replace: navigation('replace'),
    /** Something opens over the page; answers how to say that it is closed. */
    cover(close: () => void): () => void {
      open.push(close);
      // Before it is painted: a Back that is pressed at once must find the entry.
      queueMicrotask(settle);
      return () => {
        open.splice(open.indexOf(close), 1);
        settleLater();
      };
    },
    arrive,
  };
}

function pathOf({ pathname, search, hash }: Location) {
  return { pathname, search, hash };
}

/** What keeps the entries, from now on. */
export function keeperOf(control: OverlayEntriesControl): OverlayHistory {
  control.keeper ??= createOverlayHistory(control.history);
  return control.keeper;
}

/** Lets the browser's Back close what is open over the page, the topmost first. */
export function useClosedByBack(isOpen: boolean, onClose: () => void): void {
  const control = useContext(OverlayEntriesContext);
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  }, [onClose]);
  useLayoutEffect(() => {
    if (isOpen && control) return keeperOf(control).cover(() => latest.current());
  }, [isOpen, control]);
}
