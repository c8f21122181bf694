import { lazy, Suspense } from 'react';
import { NonCritical } from '../lib/non-critical.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

const ConsentBar = lazy(() =>
  import('../features/consent/components/consent-bar.tsx').then((module) => ({
    default: module.ConsentBar,
  })),
);

/**
 * Rendered pages are the same for all visitors: only the browser knows whether to ask for consent.
 */
export function ConsentBarLater() {
  const { analytics } = useSession().nonEssential;
  const isHydrated = useIsHydrated();
  return (
    analytics &&
    isHydrated && (
      <NonCritical>
        <Suspense fallback={null}>
          <ConsentBar />
        </Suspense>
      </NonCritical>
    )
  );
}
