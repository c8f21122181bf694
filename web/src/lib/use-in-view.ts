import { type RefObject, useEffect, useState } from 'react';

/** Distance below the window at which loading starts. */
const margin = '0px 0px 600px 0px';

/**
 * Whether the element has come near the window; stays true. For data that the first screen does not
 * need. Always true in browsers without IntersectionObserver.
 */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (isInView || !element.current) return;
    if (typeof IntersectionObserver === 'undefined') return setInView(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setInView(true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isInView]);
  return isInView;
}
