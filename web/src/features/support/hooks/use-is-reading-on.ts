import { useEffect, useState } from 'react';

/** So little is no way in either direction: a finger never rests. In CSS pixels. */
const still = 12;

/** True while the page is scrolled downwards, false at both its ends and as soon as it goes back up. */
export function useIsReadingOn(): boolean {
  const [isReadingOn, setReadingOn] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const at = window.scrollY;
      if (Math.abs(at - last) < still) return;
      const toEnd = document.documentElement.scrollHeight - window.innerHeight - at;
      setReadingOn(at > last && at > still && toEnd > still);
      last = at;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isReadingOn;
}
