import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server, and in the browser until hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
