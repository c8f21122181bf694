import { longDate } from '../../../shared/domain/long-date.ts';
import { periodName } from '../../../shared/domain/periods.ts';
import type { Cell, Letterhead, Paper, Table } from '../../papers/paper.ts';
import { isPayment } from '../../queries/statements/read-movements.ts';
import {
  type RoyaltyStatement,
  referenceOf,
  titleOf,
} from '../../queries/statements/read-royalties.ts';
import { amountOf, inUtc } from './amounts.ts';
import { summaryTable } from './statement-tables.ts';

const columns = [
  { heading: 'Date', share: 2 },
  { heading: 'Artwork', share: 4 },
  { heading: 'Royalty', share: 2, isNumber: true },
] as const;

const payments = [
  { heading: 'Date', share: 2 },
  { heading: 'Bank reference', share: 4 },
  { heading: 'Paid', share: 2, isNumber: true },
] as const;

/** The royalties of an artist: no buyer and no seller is named. */
export function presentRoyaltyStatement(
  { artist, sums, movements }: RoyaltyStatement,
  { period, from }: { readonly period: string; readonly from: Letterhead },
): Paper {
  return {
    kind: 'Royalty statement',
    number: periodName(period),
    from,
    to: [artist.name ?? ''],
    facts: [],
    tables: sums.flatMap((sum): Table[] => {
      const { currency } = sum;
      const own = movements.filter((one) => one.currency === currency);
      const earned = own.filter((one) => !isPayment(one));
      return [
        summaryTable(sum, { earned: 'Royalties', paid: 'Paid to the artist' }),
        {
          title: 'Royalties',
          columns,
          rows: earned.map((one): Cell[] => [
            longDate(one.at),
            {
              title: titleOf(one) ?? '',
              by: `Sale ${one.orderId}${one.kind === 'reversal' ? ', undone' : ''}`,
            },
            amountOf(one.amount, currency),
          ]),
          total: ['Together', '', amountOf(sum.earned, currency)],
          whenEmpty: 'No sale was completed.',
        },
        {
          title: 'Payments',
          columns: payments,
          rows: own
            .filter(isPayment)
            .map((one) => [
              longDate(one.at),
              referenceOf(one) ?? '',
              amountOf(-one.amount, currency),
            ]),
          total: ['Together', '', amountOf(sum.paid, currency)],
          whenEmpty: 'Nothing was paid.',
        },
      ];
    }),
    notes: [...(sums.length === 0 ? ['Nothing was sold or paid in this time.'] : []), inUtc],
  };
}
