import { createContext, useContext } from 'react';

/** Whether what is written may differ from what the server would write; the site says when. */
export const Localized = createContext(true);

/**
 * Whether times are written as the viewer has them. Not on the server, and a moment later than
 * `useIsHydrated` in the browser: so many words change that it is done a little at a time.
 */
export function useIsLocalized(): boolean {
  return useContext(Localized);
}
