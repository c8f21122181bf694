import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How long a page that is still loading may take to grow to where it was left. */
const patienceMs = 1_500;

/**
 * Entering a page: it starts at its top with the focus on its heading, and Back shows what was
 * seen before. A change of the query alone stays where it is.
 */
export function usePageEntry(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const isFirst = useRef(true);
  const shown = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (type === 'POP') return scrollBackTo(positions.current.get(key) ?? 0);
    if (isSamePage || hash !== '') return;
    window.scrollTo(0, 0);
    focusHeading();
  }, [key, pathname, hash, type]);
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
