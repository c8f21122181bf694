import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Arrival } from '../../../shared/contracts/arrival.ts';
import type { SessionView } from '../../../shared/contracts/session.ts';
import { NonCritical } from '../lib/non-critical.tsx';
import { App } from './app.tsx';
import { Providers } from './providers.tsx';
import { RootBoundary } from './root-boundary.tsx';

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })));

type Props = {
  readonly session: SessionView;
  /** Data embedded in the page, by API path. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly arrival?: Arrival | null;
  /** The browser's router, or the server's static one. */
  readonly router: (app: ReactNode) => ReactNode;
};

/** The site as server and browser both render it; the markup must match for hydration. */
export function Site({ session, data, arrival = null, router }: Props) {
  return (
    <RootBoundary>
      <Providers arrival={arrival} data={data} session={session}>
        {router(<App />)}
        <ToasterLater />
      </Providers>
    </RootBoundary>
  );
}

/** The first screen has no toast, so the toaster is not server-rendered and loads later. */
function ToasterLater() {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    isMounted && (
      <NonCritical>
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      </NonCritical>
    )
  );
}
