import type { OverlayControl } from './overlays/overlay-control.ts';
import { useOverlays } from './overlays/overlay-provider.tsx';

/** Goes to another address of this site, and knows of what is open over the page. */
export function useNavigate(): OverlayControl['go'] {
  return useOverlays().control.go;
}
