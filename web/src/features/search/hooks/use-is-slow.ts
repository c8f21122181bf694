import { useEffect, useState } from 'react';

/** After this long, the page says that it is still loading. */
const slowAfterMs = 3_000;

/** Whether something has been going on for long enough to tell the person. */
export function useIsSlow(isGoingOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isGoingOn]);
  return isSlow;
}
