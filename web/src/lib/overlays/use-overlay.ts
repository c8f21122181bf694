import { useMemo } from 'react';
import type { AuthIntent, AuthMode, Overlay, SiteOverlay } from './overlay.ts';
import { useOverlays } from './overlay-provider.tsx';

const isSiteOverlay = (overlay: Overlay): overlay is SiteOverlay => overlay.kind !== 'part';

/** The open site overlay, and how to open and close one. */
export function useOverlay() {
  const { open, control } = useOverlays();
  const overlay = open.findLast(isSiteOverlay) ?? null;
  const actions = useMemo(
    () => ({
      openAuth(mode: AuthMode, intent: Partial<AuthIntent> = {}): void {
        control.open({ kind: 'auth', mode, intent: { redirectTo: null, reason: null, ...intent } });
      },
      openDrawer: () => control.open({ kind: 'drawer' }),
      openSearch: () => control.open({ kind: 'search' }),
      openPlace: () => control.open({ kind: 'place' }),
      openCookies: () => control.open({ kind: 'cookies' }),
      openOnboarding: () => control.open({ kind: 'onboarding' }),
      close: () => control.close(isSiteOverlay),
    }),
    [control],
  );
  return { overlay, ...actions };
}
