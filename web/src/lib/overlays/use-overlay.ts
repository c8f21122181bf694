import { useAtom } from 'jotai';
import { useCallback } from 'react';
import { type AuthIntent, type AuthMode, type Overlay, overlayAtom } from './overlay-atom.ts';

type OverlayControl = {
  readonly overlay: Overlay | null;
  openAuth(mode: AuthMode, intent?: Partial<AuthIntent>): void;
  openDrawer(): void;
  openPlace(): void;
  openCookies(): void;
  openFull(name: string): void;
  close(): void;
};

export function useOverlay(): OverlayControl {
  const [overlay, setOverlay] = useAtom(overlayAtom);
  return {
    overlay,
    openAuth: useCallback(
      (mode, intent = {}) =>
        setOverlay({ kind: 'auth', mode, intent: { redirectTo: null, reason: null, ...intent } }),
      [setOverlay],
    ),
    openDrawer: useCallback(() => setOverlay({ kind: 'drawer' }), [setOverlay]),
    openPlace: useCallback(() => setOverlay({ kind: 'place' }), [setOverlay]),
    openCookies: useCallback(() => setOverlay({ kind: 'cookies' }), [setOverlay]),
    openFull: useCallback((name) => setOverlay({ kind: 'full', name }), [setOverlay]),
    close: useCallback(() => setOverlay(null), [setOverlay]),
  };
}
