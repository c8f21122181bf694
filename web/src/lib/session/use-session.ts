import { useAtomValue } from 'jotai';
import type { SessionView } from '../../../../shared/contracts/session.ts';
import { sessionAtom } from './session-atom.ts';

/** The user and their region, available without a call. */
export function useSession(): SessionView {
  return useAtomValue(sessionAtom);
}
