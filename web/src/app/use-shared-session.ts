import { useEffect, useEffectEvent } from 'react';
import { messages } from '../lib/messages.ts';
import { useSession } from '../lib/session/use-session.ts';
import { useSessionActions } from '../lib/session/use-session-actions.ts';
import { sessionChannel } from '../lib/tab-channels.ts';
import { toast } from '../lib/toast.ts';

/**
 * Keeps all tabs on the same user. A message from another tab is checked with the server; a tab
 * that shows another user says so and reads its data again.
 */
export function useSharedSession(): void {
  const userId = useSession().user?.id ?? null;
  const { refreshSession, forgetUser } = useSessionActions();

  const follow = useEffectEvent(async (shownUserId: number | null) => {
    if (shownUserId === userId) return;
    // If the server cannot say who is signed in, no user's data is shown.
    const { user, before } = await refreshSession().catch(forgetUser);
    // A refused call may have ended the session here meanwhile, and said so.
    if (user?.id === before?.id) return;
    toast.info(user ? messages.signedInElsewhere(user.firstName) : messages.signedOutElsewhere);
  });

  useEffect(() => sessionChannel.listen((shownUserId) => void follow(shownUserId)), []);
  useEffect(() => sessionChannel.post(userId), [userId]);
}
