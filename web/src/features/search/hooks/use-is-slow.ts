import { useEffect, useState } from 'react';

/** Longer than this somebody wonders whether anything is happening. */
const patienceMs = 3_000;

/** Whether something has been going on for so long that a person is to be told. */
export function useIsSlow(isGoingOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isGoingOn]);
  return isSlow;
}
