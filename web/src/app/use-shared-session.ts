import { useEffect, useRef } from 'react';
import { messages } from '../lib/messages.ts';
import { openSessionChannel, type SessionChannel } from '../lib/session/session-channel.ts';
import { useSession } from '../lib/session/use-session.ts';
import { useSessionActions } from '../lib/session/use-session-actions.ts';
import { toast } from '../lib/toast.ts';

/**
 * All tabs show the same person. What another tab tells is checked with the server; a tab that
 * turns out to show somebody else's session says so and reads its data anew.
 */
export function useSharedSession(): void {
  const userId = useSession().user?.id ?? null;
  const { refreshSession, forgetUser } = useSessionActions();
  const channel = useRef<SessionChannel | null>(null);
  const shown = useRef(userId);

  useEffect(() => {
    channel.current = openSessionChannel((told) => {
      if (told !== shown.current) void takeUp();
    });
    async function takeUp() {
      const before = shown.current;
      const session = await refreshSession().catch(() => null);
      // Whose session it is cannot be told: then nobody's data is shown.
      if (!session) forgetUser();
      const user = session?.user ?? null;
      if ((user?.id ?? null) === before) return;
      toast.info(user ? messages.signedInElsewhere(user.firstName) : messages.signedOutElsewhere);
    }
    return () => channel.current?.close();
  }, [refreshSession, forgetUser]);

  useEffect(() => {
    shown.current = userId;
    channel.current?.tell(userId);
  }, [userId]);
}
