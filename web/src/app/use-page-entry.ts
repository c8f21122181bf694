import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { usePageKey } from '../lib/overlays/history-entry.ts';
import { readScrollPositions, type ScrollPositions } from './scroll-positions.ts';

/** How long a page may take until its next change of height, of those that loading makes. */
const patienceMs = 1_500;
/** However slowly it goes on changing. */
const patienceInAllMs = 10_000;
/** By what people take a page over themselves. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Entering a page: it starts at its top with the focus on its heading; Back and a reload show what
 * was seen before. A change of the query alone stays where it is.
 */
export function usePageEntry(): void {
  const { pathname, hash } = useLocation();
  const key = usePageKey();
  const type = useNavigationType();
  const positions = useRef<ScrollPositions | null>(null);
  const shown = useRef<string | null>(null);
  const isHeld = useRef(false);
  const letFocusGo = useRef<() => void>(() => undefined);
  const place = `${key} ${pathname}`;

  // Before the browser paints: a page that becomes shorter is scrolled, and that is not remembered.
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

  // How the place was come to matters once: opening an overlay over it is no way to it.
  const enter = useEffectEvent((entered: string, path: string, isPart: boolean) => {
    const before = shown.current;
    if (before !== path) letFocusGo.current();
    shown.current = path;
    const isBack = before === null ? isRevisit() : type === 'POP';
    const left = isBack && positions.current?.find(entered);
    if (left) {
      isHeld.current = true;
      return holdAt(left, () => {
        isHeld.current = false;
      });
    }
    const isEntered = before !== null && before !== path && !isPart;
    if (isBack || isEntered) window.scrollTo(0, 0);
    if (isEntered && !isBack) letFocusGo.current = focusHeading();
  });

  useLayoutEffect(() => enter(place, pathname, hash !== ''), [place, pathname, hash]);
}

/** Whether the browser has loaded a page that it had shown before. */
function isRevisit(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (
    entry !== undefined &&
    'type' in entry &&
    (entry.type === 'reload' || entry.type === 'back_forward')
  );
}

/**
 * Where the page's heading comes later, or takes the place of another, the focus goes on to it.
 * Answers how to give up, which the next page does, and whoever acts meanwhile.
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
    for (const act of acts) window.removeEventListener(act, end);
  };
  for (const act of acts) window.addEventListener(act, end, { passive: true });
  return end;
}

/**
 * Keeps the page where it was left while what it consists of comes, in whatever order. Answers how
 * to give up, which the next navigation does; who moves the page has it at once.
 */
function holdAt(top: number, onEnd: () => void): () => void {
  const begun = Date.now();
  let until = begun;
  let height = -1;
  let frame = 0;
  const attempt = () => {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight !== height) until = Math.min(Date.now() + patienceMs, begun + patienceInAllMs);
    height = scrollHeight;
    if (Math.abs(window.scrollY - top) > 1) window.scrollTo(0, top);
    if (Date.now() < until) frame = requestAnimationFrame(attempt);
    else end();
  };
  const end = () => {
    cancelAnimationFrame(frame);
    for (const act of acts) window.removeEventListener(act, end);
    onEnd();
  };
  for (const act of acts) window.addEventListener(act, end, { passive: true });
  attempt();
  return end;
}
