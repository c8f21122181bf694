import { useAtomValue } from 'jotai';
import type { SessionView } from '../../../../shared/contracts/session.ts';
import { sessionAtom } from './session-atom.ts';

/** Who is looking, and from where. Never waits for a call. */
export function useSession(): SessionView {
  return useAtomValue(sessionAtom);
}
