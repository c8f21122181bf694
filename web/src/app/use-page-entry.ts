import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readScrollPositions, type ScrollPositions } from './scroll-positions.ts';

/** How long a page that is still loading may take to grow to where it was left. */
const patienceMs = 1_500;

/**
 * Entering a page: it starts at its top with the focus on its heading; Back and a reload show what
 * was seen before. A change of the query alone stays where it is.
 */
export function usePageEntry(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef<ScrollPositions | null>(null);
  const shown = useRef<string | null>(null);
  const place = `${key} ${pathname}`;

  // Before the browser paints: a page that becomes shorter is scrolled, and that is not remembered.
  useLayoutEffect(() => {
    positions.current ??= readScrollPositions(window.sessionStorage);
    const kept = positions.current;
    const remember = () => kept.remember(place, window.scrollY);
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

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    const isBack = before === null ? isRevisit() : type === 'POP';
    if (isBack) return scrollBackTo(positions.current?.find(place) ?? 0);
    if (before === null || before === pathname || hash !== '') return;
    window.scrollTo(0, 0);
    focusHeading();
  }, [place, pathname, hash, type]);
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

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  target?.focus({ preventScroll: true });
}

/** Answers how to give up, which the next navigation does. */
function scrollBackTo(top: number): () => void {
  const until = Date.now() + patienceMs;
  let frame = 0;
  const attempt = () => {
    window.scrollTo(0, top);
    const isThere = Math.abs(window.scrollY - top) < 2;
    if (!isThere && Date.now() < until) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}
