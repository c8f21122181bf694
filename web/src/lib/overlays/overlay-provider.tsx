import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { readEntry } from './history-entry.ts';
import type { Overlay } from './overlay.ts';
import { createOverlayControl, type OverlayControl } from './overlay-control.ts';

const OpenContext = createContext<readonly Overlay[]>([]);
/** Apart, because it never changes: what only navigates is not rendered again on each navigation. */
const ControlContext = createContext<OverlayControl | null>(null);

/** Holds the open overlays; docs/decisions/0023-an-overlay-is-an-entry-of-the-history.md. */
export function OverlayProvider({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const isPop = useNavigationType() === 'POP';
  const entry = useMemo(() => readEntry(location), [location]);
  const { pageKey, overlays } = entry;
  const [shown, setShown] = useState({ location, pageKey, count: 0 });
  if (shown.location !== location) {
    // Back, Forward and a reload close overlays but never open one.
    const before = shown.pageKey === pageKey ? shown.count : 0;
    setShown({
      location,
      pageKey,
      count: isPop ? Math.min(before, overlays.length) : overlays.length,
    });
  }
  const { count } = shown;
  const [control] = useState(() => createOverlayControl(navigate, entry));
  useLayoutEffect(() => control.arrive(entry, isPop, count), [control, entry, isPop, count]);
  const open = useMemo(() => overlays.slice(0, count), [overlays, count]);
  return (
    <ControlContext value={control}>
      <OpenContext value={open}>{children}</OpenContext>
    </ControlContext>
  );
}

/** The open overlays, the topmost last. */
export function useOpenOverlays(): readonly Overlay[] {
  return useContext(OpenContext);
}

export function useOverlayControl(): OverlayControl {
  const control = useContext(ControlContext);
  if (control === null) throw new Error('outside of <OverlayProvider>');
  return control;
}
