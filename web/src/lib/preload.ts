import { createContext, useContext } from 'react';

type Preload = (path: string) => void;

/** Loads the code of the page at a path; the app knows which that is. */
export const PreloadContext = createContext<Preload>(() => undefined);

/** Handlers that load a link's page as soon as somebody means to follow it. */
export function usePreloadOnIntent(path: string) {
  const preload = useContext(PreloadContext);
  const load = () => preload(path);
  return { onPointerEnter: load, onFocus: load, onTouchStart: load };
}
