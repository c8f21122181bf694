import { createContext, useContext } from 'react';

type Preload = (path: string) => void;

/** Loads the code of the page at a path; provided by the app. */
export const PreloadContext = createContext<Preload>(() => undefined);

/** Event handlers that preload a link's page on hover, focus or touch. */
export function usePreloadOnIntent(path: string) {
  const preload = useContext(PreloadContext);
  const load = () => preload(path);
  return { onPointerEnter: load, onFocus: load, onTouchStart: load };
}
