import { useCallback } from 'react';
import { type Money, money } from '../../../../shared/domain/money.ts';
import type { ShownMoney } from './price.ts';
import { useDisplayMoney } from './use-display-money.ts';

/** As `useDisplayMoney`, with a converted amount rounded to whole units: where many prices are compared. */
export function useListMoney(): (value: Money | null | undefined) => ShownMoney | null {
  const displayMoney = useDisplayMoney();
  return useCallback(
    (value) => {
      const shown = displayMoney(value);
      return shown && shown.currency !== value?.currency
        ? { ...money(Math.round(shown.amount / 100) * 100, shown.currency), isRounded: true }
        : shown;
    },
    [displayMoney],
  );
}
