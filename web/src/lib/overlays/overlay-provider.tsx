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

type Overlays = { readonly open: readonly Overlay[]; readonly control: OverlayControl };

const OverlaysContext = createContext<Overlays | null>(null);

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
  const value = useMemo(
    () => ({ open: overlays.slice(0, count), control }),
    [overlays, count, control],
  );
  return <OverlaysContext value={value}>{children}</OverlaysContext>;
}

export function useOverlays(): Overlays {
  const overlays = useContext(OverlaysContext);
  if (overlays === null) throw new Error('outside of <OverlayProvider>');
  return overlays;
}
