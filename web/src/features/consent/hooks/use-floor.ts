import { useLayoutEffect, useRef } from 'react';

/**
 * For an element fixed to the window's bottom: sets `--floor` to its height while it is shown, so
 * that the page can scroll out from under it.
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
