import { useEffect, useMemo } from 'react';
import { useOverlays } from './overlay-provider.tsx';

/**
 * A window of one part of a page, by a name that is unique on the page; it closes with the part.
 * `followsQuery`: it stays open while only the query changes.
 */
export function usePartOverlay(name: string, { followsQuery = false } = {}) {
  const overlays = useOverlays();
  const { control } = overlays;
  const isOpen = overlays.open.some((one) => one.kind === 'part' && one.name === name);
  const actions = useMemo(
    () => ({
      open: () => control.open({ kind: 'part', name, followsQuery }),
      close: () => control.close((one) => one.kind === 'part' && one.name === name),
    }),
    [control, name, followsQuery],
  );
  useEffect(() => actions.close, [actions]);
  return { isOpen, ...actions };
}
