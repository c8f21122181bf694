import { createContext, useContext } from 'react';

/** Whether what the server rendered has been taken over; without any to take over it is true. */
export const Hydrated = createContext(true);

/** False on the server, and in the browser until it has taken over what the server rendered. */
export function useIsHydrated(): boolean {
  return useContext(Hydrated);
}
