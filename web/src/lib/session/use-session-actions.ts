import { useStore } from 'jotai';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useSWRConfig } from 'swr';
import { logOut } from '../../../../shared/api/auth.ts';
import { apiPath, apiRequest } from '../../../../shared/api/call.ts';
import { getSession } from '../../../../shared/api/session.ts';
import type { SessionView } from '../../../../shared/contracts/session.ts';
import { apiGet, apiSend } from '../api/client.ts';
import { forgetDrafts } from '../session-store.ts';
import { sessionAtom } from './session-atom.ts';

/** The user whom the session changed to, and the one who was shown until then. */
type UserChange = Record<'user' | 'before', SessionView['user']>;

type SessionActions = {
  /** Reads the session again. If it belongs to another user, drops all data of the user before. */
  refreshSession(): Promise<UserChange>;
  /** Ends the session at the BFF, and drops all data of the user. */
  signOut(): Promise<void>;
  /** Drops the user after the BFF answered 401. */
  forgetUser(): UserChange;
};

export function useSessionActions(): SessionActions {
  const store = useStore();
  const { unload } = useSWRConfig();

  const show = useCallback(
    (session: SessionView): UserChange => {
      const before = store.get(sessionAtom).user;
      // At once, so that `unload` finds only what is still shown and reads that again.
      flushSync(() => store.set(sessionAtom, session));
      if (before && before.id !== session.user?.id) {
        forgetDrafts();
        unload();
      }
      return { user: session.user, before };
    },
    [store, unload],
  );

  const refreshSession = useCallback(async () => {
    for (;;) {
      const before = store.get(sessionAtom);
      const session = await apiGet(apiPath(getSession));
      // Answers can overtake each other: the session shown may be newer than this one.
      if (store.get(sessionAtom) !== before) continue;
      return show(session);
    }
  }, [store, show]);

  const forgetUser = useCallback(
    () => show({ ...store.get(sessionAtom), user: null }),
    [store, show],
  );

  const signOut = useCallback(async () => {
    await apiSend(apiRequest(logOut));
    forgetUser();
    // Flags may differ per user. If this fails, the visitor keeps the old flags.
    await refreshSession().catch(() => undefined);
  }, [forgetUser, refreshSession]);

  return { refreshSession, signOut, forgetUser };
}
