import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePageKey } from '../overlays/history-entry.ts';
import { useSession } from '../session/use-session.ts';
import { useNavigate } from '../use-navigate.ts';
import { claimPending, type PendingAction, readPending, withoutPending } from './pending-action.ts';

/**
 * Resumes, after signing in, what the address says that the visitor pressed: once. Each kind of
 * action has one place on a page that resumes it.
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
    // A reload, or Back, must not do it again.
    navigate(pathname + withoutPending(search), { replace: true });
  }, [kind, isSignedIn, key, pathname, search, state, navigate]);
}
