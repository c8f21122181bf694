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
    const session = await refreshSession().catch(() => null);
    // The server could not say who is signed in: show no user's data.
    if (!session) forgetUser();
    const user = session?.user ?? null;
    if ((user?.id ?? null) === userId) return;
    toast.info(user ? messages.signedInElsewhere(user.firstName) : messages.signedOutElsewhere);
  });

  useEffect(() => sessionChannel.listen((shownUserId) => void follow(shownUserId)), []);
  useEffect(() => sessionChannel.post(userId), [userId]);
}
