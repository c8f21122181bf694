import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { canOpenOnboarding } from '../../../../../shared/domain/onboarding.ts';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { arrivalAtom } from '../../../lib/session/arrival-atom.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { onboardingDraft } from '../onboarding-draft.ts';

/**
 * Opens onboarding after a social sign-up, and again after a reload in its middle; specification
 * section 4. The BFF marks the page after a sign-in whose account is less than a minute old.
 */
export function useOpenOnboarding(): void {
  const isNew = useAtomValue(arrivalAtom)?.kind === 'created';
  const isSignedIn = useSession().user !== null;
  const { pathname } = useLocation();
  const { openOnboarding } = useOverlay();
  const isDecided = useRef(false);
  useEffect(() => {
    if (isDecided.current) return;
    isDecided.current = true;
    const isWanted = isNew || onboardingDraft.read() !== null;
    if (isSignedIn && isWanted && canOpenOnboarding(pathname)) openOnboarding();
  }, [isNew, isSignedIn, pathname, openOnboarding]);
}
