import { useCallback, useMemo } from 'react';
import type { AuthIntent, AuthMode, Overlay, SiteOverlay } from './overlay.ts';
import { useOpenOverlays, useOverlayControl } from './overlay-provider.tsx';

const isSiteOverlay = (overlay: Overlay): overlay is SiteOverlay & Overlay =>
  overlay.kind !== 'part';

/**
 * The open site overlay, and how to open and close one. `close` is for the overlay that was open
 * when it was rendered: an answer that comes late does not close one that was opened since.
 */
export function useOverlay() {
  const control = useOverlayControl();
  const overlay = useOpenOverlays().findLast(isSiteOverlay) ?? null;
  const opening = overlay?.opening;
  const openers = useMemo(
    () => ({
      openAuth(mode: AuthMode, intent: Partial<AuthIntent> = {}): void {
        control.open({ kind: 'auth', mode, intent: { redirectTo: null, reason: null, ...intent } });
      },
      openDrawer: () => control.open({ kind: 'drawer' }),
      openSearch: () => control.open({ kind: 'search' }),
      openPlace: () => control.open({ kind: 'place' }),
      openCookies: () => control.open({ kind: 'cookies' }),
      openOnboarding: () => control.open({ kind: 'onboarding' }),
    }),
    [control],
  );
  const close = useCallback(
    () => control.close((one) => isSiteOverlay(one) && one.opening === opening),
    [control, opening],
  );
  return { overlay, ...openers, close };
}
