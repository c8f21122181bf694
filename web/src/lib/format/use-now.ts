import { useCallback, useSyncExternalStore } from 'react';

/**
 * The viewer's clock in epoch milliseconds, read anew every `everyMs`. null on the server, and in
 * the browser until it has taken the page over: both begin with the same words.
 */
export function useNow(everyMs: number): number | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(changed, everyMs);
      return () => clearInterval(timer);
    },
    [everyMs],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / everyMs) * everyMs,
    () => null,
  );
}
