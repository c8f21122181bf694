import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server, and in the browser until it has taken over what the server rendered. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
