import { useCallback } from 'react';
import type { Money } from '../../../../shared/domain/money.ts';
import { convert } from '../../../../shared/domain/rates.ts';
import { useSession } from '../session/use-session.ts';

/** Converts money to the visitor's currency at the session's rates; used for every price shown. */
export function useDisplayMoney(): <M extends Money | null | undefined>(value: M) => Money | null {
  const { place, rates } = useSession();
  return useCallback(
    (value) => (value ? convert(value, place.currency, rates.values) : null),
    [place.currency, rates.values],
  );
}
