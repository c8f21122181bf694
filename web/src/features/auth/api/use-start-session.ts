import { useSetAtom } from 'jotai';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import { sessionAtom } from '../../../lib/session/session-atom.ts';

/**
 * Stores a session that has just begun. Cached data can stay: a person's own data is read only
 * while they are signed in, and dropped when they sign out.
 */
export function useStartSession(): (session: SessionView) => void {
  return useSetAtom(sessionAtom);
}
