import type { ReactNode } from 'react';
import type { TradedEdition } from '../../../../../shared/contracts/account.ts';
import type { Money } from '../../../../../shared/domain/money.ts';
import { priceInGbp, type Rates } from '../../../../../shared/domain/rates.ts';
import { unaccented } from '../../../../../shared/domain/unaccented.ts';

/** One bid, ask or order in a list of the account. */
export type TradeRow = {
  readonly key: string;
  readonly edition: TradedEdition;
  readonly price: Money;
  /** When it was placed. */
  readonly at: string;
  /** null: it does not expire. */
  readonly expiresAt: string | null;
  /** The address names it, as after placing it. */
  readonly isNamed: boolean;
  /** Its owner has to act next. */
  readonly isWaiting: boolean;
  readonly content: ReactNode;
};

export type TradeTab = {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly TradeRow[];
  /** Said when there are no rows. */
  readonly empty: string;
  /** What can be done with all of its rows. */
  readonly action?: ReactNode;
  readonly below?: ReactNode;
};

/** A longer list can be searched and sorted. */
export const listToolsFrom = 20;

export const rowOrders = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  expiring: 'Expiring first',
  highest: 'Highest price first',
  lowest: 'Lowest price first',
  title: 'By title',
} as const;
export type RowOrder = keyof typeof rowOrders;

const never = '9999';

/** Prices of different currencies are compared in pounds; equal rows stay newest first. */
export function sortRows(
  rows: readonly TradeRow[],
  order: RowOrder,
  rates: Rates,
): readonly TradeRow[] {
  const gbp = (row: TradeRow) => priceInGbp(row.price, rates);
  const compare: Readonly<Record<RowOrder, (a: TradeRow, b: TradeRow) => number>> = {
    newest: () => 0,
    oldest: (a, b) => a.at.localeCompare(b.at),
    expiring: (a, b) => (a.expiresAt ?? never).localeCompare(b.expiresAt ?? never),
    highest: (a, b) => gbp(b) - gbp(a),
    lowest: (a, b) => gbp(a) - gbp(b),
    title: (a, b) => a.edition.artworkName.localeCompare(b.edition.artworkName, 'en'),
  };
  return rows.toSorted((a, b) => b.at.localeCompare(a.at)).toSorted(compare[order]);
}

/** Rows whose title or artists contain every word, whatever its case and accents. */
export function searchRows<Row extends Pick<TradeRow, 'edition'>>(
  rows: readonly Row[],
  text: string,
): readonly Row[] {
  const words = unaccented(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ edition }) => {
    const names = [edition.artworkName, edition.suffix, ...edition.artists.map(({ name }) => name)];
    const said = unaccented(names.join(' '));
    return words.every((word) => said.includes(word));
  });
}
