import { useState } from 'react';
import type { EditionView } from '../../../../../shared/contracts/catalogue.ts';
import type { Money } from '../../../../../shared/domain/money.ts';

type Prices = Pick<EditionView, 'id' | 'lowestAsk' | 'highestBid' | 'lastSale'>;

const figures = [
  ['Lowest ask', 'lowestAsk'],
  ['Highest bid', 'highestBid'],
  ['Last sale', 'lastSale'],
] as const;

export type PriceChange = {
  readonly what: (typeof figures)[number][0];
  readonly from: Money | null;
  readonly to: Money | null;
};

/** Differences between two readings of one edition's prices. */
export function priceChanges(before: Prices, after: Prices): readonly PriceChange[] {
  if (before.id !== after.id) return [];
  return figures
    .map(([what, of]) => ({
      what,
      from: before[of]?.price ?? null,
      to: after[of]?.price ?? null,
    }))
    .filter(({ from, to }) => from?.amount !== to?.amount || from?.currency !== to?.currency);
}

/** The latest price changes while the edition is shown; another edition starts with none. */
export function usePriceChanges(edition: EditionView): readonly PriceChange[] {
  const [seen, setSeen] = useState<{
    readonly edition: EditionView;
    readonly changes: readonly PriceChange[];
  }>({ edition, changes: [] });
  if (seen.edition === edition) return seen.changes;
  const changes = priceChanges(seen.edition, edition);
  const kept = seen.edition.id === edition.id && changes.length === 0 ? seen.changes : changes;
  setSeen({ edition, changes: kept });
  return kept;
}
