import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { SessionView } from '../../../../shared/contracts/session.ts';
import { apiGet, apiSend } from '../api/client.ts';
import type { ExpiringCache } from '../swr/expiring-cache.ts';
import { sessionAtom } from './session-atom.ts';

type SessionActions = {
  /** Reads the session again: after signing in, or confirming an e-mail address. */
  refreshSession(): Promise<SessionView>;
  /** Ends the session at the BFF; nothing that was read for this person stays. */
  signOut(): Promise<void>;
  /** The BFF says that nobody is signed in: forget whom we took for signed in. */
  forgetUser(): void;
};

export function useSessionActions(): SessionActions {
  const setSession = useSetAtom(sessionAtom);
  const { mutate } = useSWRConfig();
  const cache = useSWRConfig().cache as ExpiringCache;

  const refreshSession = useCallback(async () => {
    const session = await apiGet<SessionView>('/api/session');
    setSession(session);
    return session;
  }, [setSession]);

  const forgetUser = useCallback(() => {
    setSession((session) => ({ ...session, user: null }));
    // `clear` reaches what `mutate` does not; `mutate` makes what is on screen read again.
    cache.clear();
    void mutate(() => true);
  }, [setSession, cache, mutate]);

  const signOut = useCallback(async () => {
    await apiSend('POST', '/api/auth/logout');
    forgetUser();
    // Flags may differ between people. Should this fail, the visitor keeps the old ones.
    await refreshSession().catch(() => undefined);
  }, [forgetUser, refreshSession]);

  return { refreshSession, signOut, forgetUser };
}
