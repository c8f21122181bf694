import { useEffect, useRef } from 'react';
import { onUnauthorized } from '../lib/api/unauthorized.ts';
import { messages } from '../lib/messages.ts';
import { useSession } from '../lib/session/use-session.ts';
import { useSessionActions } from '../lib/session/use-session-actions.ts';
import { toast } from '../lib/toast.ts';

/** A 401 signs the user out: once, even if many calls were pending. */
export function useEndedSession(): void {
  const isSignedIn = useSession().user !== null;
  const { forgetUser } = useSessionActions();
  const heard = useRef(false);
  useEffect(() => {
    heard.current = false;
    if (!isSignedIn) return;
    return onUnauthorized(() => {
      if (heard.current) return;
      heard.current = true;
      forgetUser();
      toast.info(messages.sessionEnded);
    });
  }, [isSignedIn, forgetUser]);
}
