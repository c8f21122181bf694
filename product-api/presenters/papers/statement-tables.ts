import type { Currency } from '../../../shared/domain/money.ts';
import type { Table } from '../../papers/paper.ts';
import { amountOf, lineColumns } from './amounts.ts';

type Sums = {
  readonly currency: Currency;
  readonly opening: number;
  readonly earned: number;
  readonly paid: number;
  readonly closing: number;
};

/** What was owed before, what came and went, and what is owed after. */
export function summaryTable(
  { currency, opening, earned, paid, closing }: Sums,
  words: { readonly earned: string; readonly paid: string },
): Table {
  return {
    title: `In ${currency}`,
    columns: lineColumns,
    rows: [
      ['Owed before', amountOf(opening, currency)],
      [words.earned, amountOf(earned, currency)],
      [words.paid, amountOf(-paid, currency)],
    ],
    total: ['Owed after', amountOf(closing, currency)],
  };
}
