import { useEffect, useState } from 'react';

/** Smaller movements are ignored, as a finger never rests. In CSS pixels. */
const still = 12;

/** True while the page scrolls down; false on scrolling up and at both ends. */
export function useIsScrollingDown(): boolean {
  const [isScrollingDown, setScrollingDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const at = window.scrollY;
      if (Math.abs(at - last) < still) return;
      const toEnd = document.documentElement.scrollHeight - window.innerHeight - at;
      setScrollingDown(at > last && at > still && toEnd > still);
      last = at;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isScrollingDown;
}
