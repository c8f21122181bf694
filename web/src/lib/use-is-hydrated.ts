import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server, and in the browser until it has hydrated what the server rendered. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
