import { useCallback } from 'react';
import { useWish } from '../../../lib/wishes/use-wish.ts';
import type { Reminders } from './use-reminders.ts';

/** Sets the reminder that somebody wanted when they had to sign in. Once a page. */
export function useNotifyWish({ set }: Pick<Reminders, 'set'>): void {
  useWish(
    'notify',
    useCallback(
      ({ id }) => {
        void set({ id, name: 'it' }, true);
      },
      [set],
    ),
  );
}
