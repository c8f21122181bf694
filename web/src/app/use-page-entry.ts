import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { usePageKey } from '../lib/overlays/history-entry.ts';
import { readScrollPositions, type ScrollPositions } from './scroll-positions.ts';

/** Restoring ends when the page's height has not changed for this long. */
const settleMs = 1_500;
/** Restoring ends after this long in any case. */
const maxHoldMs = 10_000;
/** Events by which a person takes over scrolling or focus. */
const takeOverEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * On a new page, scrolls to the top and focuses the heading; on Back and reload, restores the
 * position. A change of the query alone keeps the position.
 */
export function usePageEntry(): void {
  const { pathname, hash } = useLocation();
  const key = usePageKey();
  const type = useNavigationType();
  const positions = useRef<ScrollPositions | null>(null);
  const shown = useRef<string | null>(null);
  const isHeld = useRef(false);
  const stopFocusing = useRef<() => void>(() => undefined);
  const place = `${key} ${pathname}`;

  // Before paint: when the new page is shorter, the browser scrolls it, which must not be stored.
  useLayoutEffect(() => {
    positions.current ??= readScrollPositions(() => window.sessionStorage);
    const kept = positions.current;
    const remember = () => {
      if (!isHeld.current) kept.remember(place, window.scrollY);
    };
    const leave = () => {
      kept.save();
      window.history.scrollRestoration = 'auto';
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
    };
  }, [place]);

  // An effect event: opening an overlay must not count as entering the page.
  const enter = useEffectEvent((entered: string, path: string, isPart: boolean) => {
    const before = shown.current;
    if (before !== path) stopFocusing.current();
    shown.current = path;
    const isBack = before === null ? isRevisit() : type === 'POP';
    const left = isBack && positions.current?.find(entered);
    if (left) {
      isHeld.current = true;
      return holdScroll(left, () => {
        isHeld.current = false;
      });
    }
    const isEntered = before !== null && before !== path && !isPart;
    if (isBack || isEntered) window.scrollTo(0, 0);
    // Where only the query changes, the entry can be new and nothing scrolls.
    positions.current?.remember(entered, window.scrollY);
    if (isEntered && !isBack) stopFocusing.current = focusHeading();
  });

  useLayoutEffect(() => enter(place, pathname, hash !== ''), [place, pathname, hash]);
}

/** Whether this page load is a reload or a Back from another site. */
function isRevisit(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (
    entry !== undefined &&
    'type' in entry &&
    (entry.type === 'reload' || entry.type === 'back_forward')
  );
}

/**
 * Focuses the page's heading, again if it appears or is replaced later. Returns how to stop, which
 * the next page and any act of the person call.
 */
function focusHeading(): () => void {
  const main = document.querySelector('main');
  const focus = () => {
    for (const target of [main?.querySelector('h1'), main]) {
      target?.focus({ preventScroll: true });
      if (document.activeElement === target) return;
    }
  };
  focus();
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === main) focus();
  });
  if (main) observer.observe(main, { childList: true, subtree: true });
  const end = () => {
    observer.disconnect();
    for (const event of takeOverEvents) window.removeEventListener(event, end);
  };
  for (const event of takeOverEvents) window.addEventListener(event, end, { passive: true });
  return end;
}

/**
 * Holds the scroll position while the page's parts load. Returns how to stop; the next navigation
 * stops it, and so does a person who scrolls.
 */
function holdScroll(top: number, onEnd: () => void): () => void {
  const begun = Date.now();
  let until = begun;
  let height = -1;
  let frame = 0;
  const attempt = () => {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight !== height) until = Math.min(Date.now() + settleMs, begun + maxHoldMs);
    height = scrollHeight;
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo(0, top);
    if (Date.now() < until) frame = requestAnimationFrame(attempt);
    else end();
  };
  const end = () => {
    cancelAnimationFrame(frame);
    for (const event of takeOverEvents) window.removeEventListener(event, end);
    onEnd();
  };
  for (const event of takeOverEvents) window.addEventListener(event, end, { passive: true });
  attempt();
  return end;
}
