import { lazy, Suspense } from 'react';
import { NonCritical } from '../lib/non-critical.tsx';
import { useSession } from '../lib/session/use-session.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

const ConsentBar = lazy(() =>
  import('../features/consent/components/consent-bar.tsx').then((module) => ({
    default: module.ConsentBar,
  })),
);

/** Pages are served alike to everybody: who is to be asked is known in the browser alone. */
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
