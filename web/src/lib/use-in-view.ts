import { type RefObject, useEffect, useState } from 'react';

/** So far below the window something is about to be seen. */
const margin = '0px 0px 600px 0px';

/**
 * Whether the element has come near the window, and then for good. What is only seen further down
 * a page is read then, and costs the first screen nothing. Where browsers cannot tell, it has.
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
