import { useCallback, useEffect } from 'react';
import { useOpenOverlays, useOverlayControl } from './overlay-provider.tsx';

/**
 * A window of one part of a page, by a name that is unique on the page; it closes with the part.
 * `close` is for the window that was open when it was rendered, as in `useOverlay`.
 * `followsQuery`: it stays open while only the query changes.
 */
export function usePartOverlay(name: string, { followsQuery = false } = {}) {
  const control = useOverlayControl();
  const shown = useOpenOverlays().find((one) => one.kind === 'part' && one.name === name);
  const opening = shown?.opening;
  const open = useCallback(
    () => control.open({ kind: 'part', name, followsQuery }),
    [control, name, followsQuery],
  );
  const close = useCallback(
    (of?: number) =>
      control.close(
        (one) => one.kind === 'part' && one.name === name && (of ?? one.opening) === one.opening,
      ),
    [control, name],
  );
  useEffect(() => () => close(), [close]);
  return {
    isOpen: shown !== undefined,
    open,
    close: useCallback(() => close(opening), [close, opening]),
  };
}
