import { useCallback } from 'react';
import type { ReleaseView } from '../../../../../shared/contracts/releases.ts';
import { useWish } from '../../../lib/wishes/use-wish.ts';
import type { RaffleEntry } from './use-raffle-entry.ts';
import type { Reminders } from './use-reminders.ts';

/** Does what somebody wanted of this release when they had to sign in. Once a page. */
export function useReleaseWish(
  { id, name }: Pick<ReleaseView, 'id' | 'name'>,
  { set }: Pick<Reminders, 'set'>,
  { enter }: Pick<RaffleEntry, 'enter'>,
): void {
  useWish(
    'notify',
    useCallback(
      (wish) => {
        if (wish.id === id) void set({ id, name }, true);
      },
      [id, name, set],
    ),
  );
  useWish(
    'enter',
    useCallback(
      (wish) => {
        if (wish.id === id) void enter();
      },
      [id, enter],
    ),
  );
}
