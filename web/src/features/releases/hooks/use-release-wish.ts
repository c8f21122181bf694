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
    useCallback(
      (wish) => {
        if (wish.id !== id) return;
        if (wish.kind === 'notify') void set({ id, name }, true);
        if (wish.kind === 'enter') void enter();
      },
      [id, name, set, enter],
    ),
  );
}
