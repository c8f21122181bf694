import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { requestOf } from '../features/auth/logic/kept-request.ts';
import { NonCritical } from '../lib/non-critical.tsx';
import { usePageKey } from '../lib/overlays/history-entry.ts';
import { useOverlay } from '../lib/overlays/use-overlay.ts';
import { arrivalAtom } from '../lib/session/arrival-atom.ts';
import { useSession } from '../lib/session/use-session.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

const NavigationDrawer = lazy(() =>
  import('./navigation-drawer.tsx').then((module) => ({ default: module.NavigationDrawer })),
);
const AuthModal = lazy(() =>
  import('../features/auth/components/auth-modal.tsx').then((module) => ({
    default: module.AuthModal,
  })),
);
const HomeAuthRequest = lazy(() =>
  import('../features/auth/components/home-auth-request.tsx').then((module) => ({
    default: module.HomeAuthRequest,
  })),
);
const ArrivalToast = lazy(() =>
  import('../features/auth/components/arrival-toast.tsx').then((module) => ({
    default: module.ArrivalToast,
  })),
);
const PlaceDialog = lazy(() =>
  import('../features/region/components/place-dialog.tsx').then((module) => ({
    default: module.PlaceDialog,
  })),
);
const CookieDialog = lazy(() =>
  import('../features/consent/components/cookie-dialog.tsx').then((module) => ({
    default: module.CookieDialog,
  })),
);

const Onboarding = lazy(() =>
  import('../features/onboarding/components/onboarding.tsx').then((module) => ({
    default: module.Onboarding,
  })),
);

const SearchOverlay = lazy(() =>
  import('../features/search/components/search-overlay.tsx').then((module) => ({
    default: module.SearchOverlay,
  })),
);

export function Overlays() {
  const { overlay, close } = useOverlay();
  return (
    <NonCritical onFailed={close} resetKey={overlay?.kind ?? ''}>
      <OpenOverlays />
    </NonCritical>
  );
}

/** Each overlay's code is loaded when it is first opened, and stays mounted. */
function OpenOverlays() {
  const { overlay, close } = useOverlay();
  const { pathname, search } = useLocation();
  const key = usePageKey();
  const isHydrated = useIsHydrated();
  const isSignedIn = useSession().user !== null;
  const arrival = useAtomValue(arrivalAtom);
  const hasRequest = isHydrated && requestOf(key) !== null;
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (overlay && !opened.includes(overlay.kind)) setOpened([...opened, overlay.kind]);
  return (
    <Suspense fallback={null}>
      {arrival && <ArrivalToast />}
      {pathname === '/' && (search !== '' || hasRequest) && <HomeAuthRequest />}
      {opened.includes('drawer') && <NavigationDrawer />}
      {opened.includes('auth') && <AuthModal />}
      {opened.includes('place') && <PlaceDialog />}
      {opened.includes('cookies') && <CookieDialog />}
      {isHydrated && isSignedIn && <Onboarding />}
      {overlay?.kind === 'search' && <SearchOverlay onClose={close} />}
    </Suspense>
  );
}
