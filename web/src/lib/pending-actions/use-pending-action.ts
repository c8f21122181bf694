import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePageKey } from '../overlays/history-entry.ts';
import { useSession } from '../session/use-session.ts';
import { useNavigate } from '../use-navigate.ts';
import { claimPending, type PendingAction, readPending, withoutPending } from './pending-action.ts';

/**
 * Resumes the action that the address names, once, after sign-in. Use it once per page for each
 * kind of action.
 */
export function usePendingAction(
  kind: PendingAction['kind'],
  resume: (action: PendingAction) => void,
): void {
  const isSignedIn = useSession().user !== null;
  const { pathname, search, state } = useLocation();
  const key = usePageKey();
  const navigate = useNavigate();
  const handled = useRef<string | null>(null);
  const resumeNow = useEffectEvent(resume);

  useEffect(() => {
    const action = readPending(search);
    if (action?.kind !== kind || !isSignedIn || handled.current === key) return;
    handled.current = key;
    if (claimPending(action, state)) resumeNow(action);
    // Removed from the address, so that a reload or Back does not repeat it.
    navigate(pathname + withoutPending(search), { replace: true });
  }, [kind, isSignedIn, key, pathname, search, state, navigate]);
}
