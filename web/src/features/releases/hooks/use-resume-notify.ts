import { usePendingAction } from '../../../lib/pending-actions/use-pending-action.ts';
import type { Reminders } from './use-reminders.ts';

/** Sets the reminder that a visitor wanted before signing in. Once a page. */
export function useResumeNotify({ set }: Pick<Reminders, 'set'>): void {
  usePendingAction('notify', ({ id }) => void set({ id, name: 'it' }, true));
}
