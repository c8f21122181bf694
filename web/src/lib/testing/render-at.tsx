import { render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { SWRConfig } from 'swr';
import type { SessionView } from '../../../../shared/contracts/session.ts';
import { overlayAtom } from '../overlays/overlay-atom.ts';
import { sessionAtom } from '../session/session-atom.ts';
import { swrConfig } from '../swr/config.ts';
import { createExpiringCache } from '../swr/expiring-cache.ts';

/** Renders a part of the site as the app does, at an address, for a person. */
export function renderAt(address: string, element: ReactNode, session: SessionView) {
  const store = createStore();
  store.set(sessionAtom, session);
  const cache = createExpiringCache();
  const seen = { address };

  function Probe() {
    const { pathname, search } = useLocation();
    seen.address = pathname + search;
    return null;
  }

  const view = render(
    <Provider store={store}>
      <SWRConfig value={{ ...swrConfig, provider: () => cache, dedupingInterval: 0 }}>
        <MemoryRouter initialEntries={[address]}>
          {element}
          <Probe />
        </MemoryRouter>
      </SWRConfig>
    </Provider>,
  );
  return {
    ...view,
    /** Path and query of where the person is now. */
    address: () => seen.address,
    overlay: () => store.get(overlayAtom),
    session: () => store.get(sessionAtom),
  };
}
