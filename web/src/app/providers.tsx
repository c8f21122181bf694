import { createStore, Provider as JotaiProvider } from 'jotai';
import { type ReactNode, useState } from 'react';
import { SWRConfig } from 'swr';
import type { Arrival } from '../../../shared/contracts/arrival.ts';
import type { SessionView } from '../../../shared/contracts/session.ts';
import { PaymentPartsContext } from '../lib/payment/payment-parts-context.ts';
import { PreloadContext } from '../lib/preload.ts';
import { arrivalAtom } from '../lib/session/arrival-atom.ts';
import { sessionAtom } from '../lib/session/session-atom.ts';
import { swrConfig } from '../lib/swr/config.ts';
import { createExpiringCache } from '../lib/swr/expiring-cache.ts';
import { paymentParts } from './payment-parts.ts';
import { preloadPage } from './preload-page.ts';

type Props = {
  readonly session: SessionView;
  /** Data embedded in the page, by API path. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The result of a Google or Apple sign-in, on the page it returned to. */
  readonly arrival?: Arrival | null;
  readonly children: ReactNode;
};

const preload = (to: string) => void preloadPage(to);

export function Providers({ session, data, arrival = null, children }: Props) {
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(sessionAtom, session);
    fresh.set(arrivalAtom, arrival);
    return fresh;
  });
  const [cache] = useState(() => createExpiringCache(data));
  return (
    <JotaiProvider store={store}>
      <SWRConfig value={{ ...swrConfig, provider: () => cache }}>
        <PreloadContext value={preload}>
          <PaymentPartsContext value={paymentParts}>{children}</PaymentPartsContext>
        </PreloadContext>
      </SWRConfig>
    </JotaiProvider>
  );
}
