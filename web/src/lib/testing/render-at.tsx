import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { SessionView } from '../../../../shared/contracts/session.ts';
import { overlayAtom } from '../overlays/overlay-atom.ts';
import { sessionAtom } from '../session/session-atom.ts';
import { inApp } from './in-app.tsx';

/** Renders a part of the site as the app does, at an address, for a person. */
export function renderAt(
  address: string,
  element: ReactNode,
  session: Partial<SessionView> = {},
  data: Readonly<Record<string, unknown>> = {},
) {
  const { store, wrapper } = inApp({ session, data, at: address });
  const seen = { address };

  function Probe() {
    const { pathname, search } = useLocation();
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
    /** Path and query of where the person is now. */
    address: () => seen.address,
    overlay: () => store.get(overlayAtom),
    session: () => store.get(sessionAtom),
    /** Somebody else is signed in from now on; null: nobody. */
    become: (user: SessionView['user']) =>
      store.set(sessionAtom, { ...store.get(sessionAtom), user }),
  };
}
