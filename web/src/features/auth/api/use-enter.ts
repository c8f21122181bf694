import { useSetAtom } from 'jotai';
import type { SessionView } from '../../../../../shared/contracts/session.ts';
import { sessionAtom } from '../../../lib/session/session-atom.ts';

/**
 * Takes up a session that has just begun. Nothing that was read before has to go: what belongs to
 * a person is read only once there is one, and forgotten when they leave.
 */
export function useEnter(): (session: SessionView) => void {
  return useSetAtom(sessionAtom);
}
