import type { OverlayControl } from './overlays/overlay-control.ts';
import { useOverlayControl } from './overlays/overlay-provider.tsx';

/** Navigates within the site, closing open overlays. */
export function useNavigate(): OverlayControl['go'] {
  return useOverlayControl().go;
}
