import { type RefObject, useEffect, useState } from 'react';

/** So far below the window something is about to be seen. */
const margin = '0px 0px 600px 0px';

/**
 * Whether the element has come near the window, and then for good. What is only seen further down
 * a page is read then, and costs the first screen nothing. Where browsers cannot tell, it is near.
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
