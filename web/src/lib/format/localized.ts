import { createContext, useContext } from 'react';

/** Whether text may differ from what the server rendered; set by the app. */
export const Localized = createContext(true);

/**
 * Whether to format times for the viewer's locale and zone. False on the server; set after
 * `useIsHydrated`, so that the many changes render without blocking.
 */
export function useIsLocalized(): boolean {
  return useContext(Localized);
}
