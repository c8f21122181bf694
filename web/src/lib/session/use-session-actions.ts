import { useStore } from 'jotai';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { logOut } from '../../../../shared/api/auth.ts';
import { apiPath, apiRequest } from '../../../../shared/api/call.ts';
import { getSession } from '../../../../shared/api/session.ts';
import type { SessionView } from '../../../../shared/contracts/session.ts';
import { apiGet, apiSend } from '../api/client.ts';
import { forgetDrafts } from '../session-store.ts';
import type { ExpiringCache } from '../swr/expiring-cache.ts';
import { sessionAtom } from './session-atom.ts';

type SessionActions = {
  /**
   * Reads the session again: after signing in, or whatever may have changed it. Where it turns out
   * to be another person's, nothing that was read for the one before stays.
   */
  refreshSession(): Promise<SessionView>;
  /** Ends the session at the BFF; nothing that was read for this person stays. */
  signOut(): Promise<void>;
  /** The BFF says that nobody is signed in: forget whom we took for signed in. */
  forgetUser(): void;
};

export function useSessionActions(): SessionActions {
  const store = useStore();
  const { mutate } = useSWRConfig();
  const cache = useSWRConfig().cache as ExpiringCache;

  const show = useCallback(
    (session: SessionView) => {
      const before = store.get(sessionAtom).user;
      store.set(sessionAtom, session);
      if (before === null || before.id === session.user?.id) return;
      forgetDrafts();
      // `clear` reaches what `mutate` does not; `mutate` makes what is on screen read again.
      cache.clear();
      void mutate(() => true);
    },
    [store, cache, mutate],
  );

  const refreshSession = useCallback(async () => {
    for (;;) {
      const before = store.get(sessionAtom);
      const session = await apiGet(apiPath(getSession));
      // Answers overtake each other: what was shown meanwhile may be newer than this one.
      if (store.get(sessionAtom) !== before) continue;
      show(session);
      return session;
    }
  }, [store, show]);

  const forgetUser = useCallback(
    () => show({ ...store.get(sessionAtom), user: null }),
    [store, show],
  );

  const signOut = useCallback(async () => {
    await apiSend(apiRequest(logOut));
    forgetUser();
    // Flags may differ between people. Should this fail, the visitor keeps the old ones.
    await refreshSession().catch(() => undefined);
  }, [forgetUser, refreshSession]);

  return { refreshSession, signOut, forgetUser };
}
