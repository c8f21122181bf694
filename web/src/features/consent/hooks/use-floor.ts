import { useLayoutEffect, useRef } from 'react';

/**
 * For what lies over the window's foot: while it stands, `--floor` is its height, so that the page
 * can be scrolled out from under it, and what has the focus is not behind it.
 */
export function useFloor() {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const root = document.documentElement;
    const measure = () => root.style.setProperty('--floor', `${current.offsetHeight}px`);
    measure();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : null;
    observer?.observe(current);
    return () => {
      observer?.disconnect();
      root.style.removeProperty('--floor');
    };
  }, []);
  return box;
}
