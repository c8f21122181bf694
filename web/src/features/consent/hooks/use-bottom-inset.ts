import { useLayoutEffect, useRef } from 'react';

/**
 * For an element fixed to the window's bottom: sets `--bottom-inset` to its height while it is
 * shown, so that the page can scroll out from under it.
 */
export function useBottomInset() {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const root = document.documentElement;
    const measure = () => root.style.setProperty('--bottom-inset', `${current.offsetHeight}px`);
    measure();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : null;
    observer?.observe(current);
    return () => {
      observer?.disconnect();
      root.style.removeProperty('--bottom-inset');
    };
  }, []);
  return box;
}
