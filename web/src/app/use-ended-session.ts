import { useEffect } from 'react';
import { onUnauthorized } from '../lib/api/unauthorized.ts';
import { messages } from '../lib/messages.ts';
import { useSessionActions } from '../lib/session/use-session-actions.ts';
import { toast } from '../lib/toast.ts';

/** A 401 signs the user out, and says so once, even if many calls were pending. */
export function useEndedSession(): void {
  const { forgetUser } = useSessionActions();
  useEffect(
    () =>
      onUnauthorized(() => {
        if (forgetUser().before) toast.info(messages.sessionEnded);
      }),
    [forgetUser],
  );
}
