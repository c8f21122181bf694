import { useEffect, useReducer } from 'react';
import { useIsLocalized } from './localized.ts';

/**
 * The viewer's clock in epoch milliseconds, read every `everyMs`. null on the server and until
 * hydration, so that both render the same.
 */
export function useNow(everyMs: number): number | null {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return useIsLocalized() ? Math.floor(Date.now() / everyMs) * everyMs : null;
}
