import { usePendingAction } from '../../../lib/pending-actions/use-pending-action.ts';
import type { Reminders } from './use-reminders.ts';

/** Sets the reminder that sign-in interrupted. Use it once per page. */
export function useResumeNotify({ set }: Pick<Reminders, 'set'>): void {
  usePendingAction('notify', ({ id }) => void set({ id, name: 'it' }, true));
}
