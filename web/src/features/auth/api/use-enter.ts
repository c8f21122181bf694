import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import { sessionAtom } from '../../../lib/session/session-atom.ts';
import type { ExpiringCache } from '../../../lib/swr/expiring-cache.ts';

/** Takes up a session that has just begun; what was read for the visitor before is read again. */
export function useEnter(): (session: SessionView) => void {
  const setSession = useSetAtom(sessionAtom);
  const { mutate, cache } = useSWRConfig();
  return useCallback(
    (session) => {
      setSession(session);
      (cache as ExpiringCache).clear();
      void mutate(() => true);
    },
    [setSession, mutate, cache],
  );
}
