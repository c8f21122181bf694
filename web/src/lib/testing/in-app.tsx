import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import type { AddressView } from '../../../../shared/contracts/account.ts';
import type { SessionView } from '../../../../shared/contracts/session.ts';
import { OverlayProvider } from '../overlays/overlay-provider.tsx';
import { sessionAtom, unknownVisitor } from '../session/session-atom.ts';
import { swrConfig } from '../swr/config.ts';
import { createExpiringCache } from '../swr/expiring-cache.ts';

export const ada = { id: 3, username: 'ada', firstName: 'Ada', lastName: 'Okafor' };

/** Ada's address. */
export const adasAddress: AddressView = {
  name: 'Ada Okafor',
  address: '1 Rope Walk',
  address_2: '',
  city: 'London',
  postalCode: 'SE1 2AA',
  state: '',
  country: 'GB',
  phone: '+447700900123',
};

type Surroundings = {
  readonly session?: Partial<SessionView>;
  /** Data embedded in the page, by API path. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly at?: InitialEntry;
};

/** Provides a component with session, cache and address, as in the site. */
export function inApp({ session = {}, data = {}, at = '/' }: Surroundings = {}) {
  const store = createStore();
  store.set(sessionAtom, { ...unknownVisitor, ...session });
  const cache = createExpiringCache(data);
  function wrapper({ children }: { readonly children: ReactNode }) {
    return (
      <Provider store={store}>
        <SWRConfig value={{ ...swrConfig, provider: () => cache, dedupingInterval: 0 }}>
          <MemoryRouter initialEntries={[at]}>
            <OverlayProvider>{children}</OverlayProvider>
          </MemoryRouter>
        </SWRConfig>
      </Provider>
    );
  }
  return { store, cache, wrapper };
}
