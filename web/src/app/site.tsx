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
  /** What the page carries already, by API path. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly arrival?: Arrival | null;
  /** Where the site is: the browser's own address, or the one that is rendered on the server. */
  readonly router: (app: ReactNode) => ReactNode;
};

/** The site as browser and server both render it: the browser hydrates what the server makes. */
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

/** Nothing to see on the first screen, so neither rendered nor loaded with it. */
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
