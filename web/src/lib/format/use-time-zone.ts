import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The viewer's time zone. What the server has rendered stands in UTC until the browser has taken
 * the page over, so that both begin with the same words.
 */
export function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
}
