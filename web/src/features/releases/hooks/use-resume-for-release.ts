import type { ReleaseView } from '../../../../../shared/contracts/releases.ts';
import { usePendingAction } from '../../../lib/pending-actions/use-pending-action.ts';
import type { RaffleEntry } from './use-raffle-entry.ts';
import type { Reminders } from './use-reminders.ts';

/** Resumes the action on this release that sign-in interrupted. Use it once per page. */
export function useResumeForRelease(
  { id, name }: Pick<ReleaseView, 'id' | 'name'>,
  { set }: Pick<Reminders, 'set'>,
  { enter }: Pick<RaffleEntry, 'enter'>,
): void {
  usePendingAction('notify', (action) => {
    if (action.id === id) void set({ id, name }, true);
  });
  usePendingAction('enter', (action) => {
    if (action.id === id) void enter();
  });
}
