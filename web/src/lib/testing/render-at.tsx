import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPath, type InitialEntry, useLocation } from 'react-router';
import type { SessionView } from '../../../../shared/contracts/session.ts';
import { usePageKey } from '../overlays/history-entry.ts';
import type { Overlay } from '../overlays/overlay.ts';
import { useOverlay } from '../overlays/use-overlay.ts';
import { sessionAtom } from '../session/session-atom.ts';
import { inApp } from './in-app.tsx';

/** Renders a part of the site at an address, for a user. */
export function renderAt(
  address: InitialEntry,
  element: ReactNode,
  session: Partial<SessionView> = {},
  data: Readonly<Record<string, unknown>> = {},
) {
  const { store, wrapper } = inApp({ session, data, at: address });
  const seen = {
    address: typeof address === 'string' ? address : createPath(address),
    key: '',
    overlay: null as Overlay | null,
  };

  function Probe() {
    const { pathname, search } = useLocation();
    seen.key = usePageKey();
    seen.overlay = useOverlay().overlay;
    seen.address = pathname + search;
    return null;
  }

  const view = render(
    <>
      {element}
      <Probe />
    </>,
    { wrapper, reactStrictMode: true },
  );
  return {
    ...view,
    /** Path and query of the current location. */
    address: () => seen.address,
    /** The history entry's key, to return to on a reload. */
    key: () => seen.key,
    /** Without the number of its opening. */
    overlay: () => seen.overlay && { ...seen.overlay, opening: undefined },
    session: () => store.get(sessionAtom),
    /** Changes the signed-in user; null: a visitor. */
    become: (user: SessionView['user']) =>
      store.set(sessionAtom, { ...store.get(sessionAtom), user }),
  };
}
