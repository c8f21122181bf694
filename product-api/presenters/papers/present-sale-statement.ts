import { longDate } from '../../../shared/domain/long-date.ts';
import type { Paper } from '../../papers/paper.ts';
import type { OrderPaperSource, OrderPosting } from '../../queries/papers/load-order-paper.ts';
import { amountOf, inUtc, lineColumns, movementColumns } from './amounts.ts';
import { workFacts } from './order-facts.ts';
import { sumOfAccount } from './present-receipt.ts';

/** What became of the price of a sale, and what its seller was paid: by the ledger. */
export function presentSaleStatement(source: OrderPaperSource): Paper {
  const { order, name, from, postings } = source;
  const { sellerCurrency: currency } = order;
  const sale = postings.find(({ kind }) => kind === 'sale');
  const sumOf = (account: Parameters<typeof sumOfAccount>[1]) =>
    sale ? sumOfAccount(sale, account, currency) : 0;
  const [fee, royalty] = [sumOf('application-fees'), sumOf('royalties')];
  const [insurance, payout] = [sumOf('insurance'), -sumOf('seller')];
  const movements = postings.flatMap((posting) => movementOf(posting, source));
  const owed = postings.reduce(
    (sum, posting) =>
      sum -
      sumOfAccount(posting, 'seller', currency) -
      sumOfAccount(posting, 'seller-debt', currency),
    0,
  );
  return {
    kind: 'Sale statement',
    number: `Sale ${order.id}`,
    from,
    to: [name],
    facts: [
      ...workFacts(source),
      ...(sale ? [{ name: 'Completed on', value: longDate(sale.at) }] : []),
    ],
    tables: [
      {
        title: 'Your sale',
        columns: lineColumns,
        rows: [
          ['Price', amountOf(payout - fee - royalty - insurance, currency)],
          ['Application fee', amountOf(fee, currency)],
          ['Royalty to the artist', amountOf(royalty, currency)],
          ...(insurance === 0 ? [] : [['Insurance', amountOf(insurance, currency)]]),
        ],
        total: ['You earn', amountOf(payout, currency)],
      },
      {
        title: 'Payouts',
        columns: movementColumns,
        rows: movements.map(({ at, what, amount }) => [
          longDate(at),
          what,
          amountOf(amount, currency),
        ]),
        whenEmpty: 'Nothing was paid out yet.',
      },
    ],
    notes: [...balanceNote(owed, currency), inUtc],
  };
}

/** What changed on the seller's accounts after the sale itself. */
function movementOf(
  posting: OrderPosting,
  { order, postings }: OrderPaperSource,
): { at: Date; what: string; amount: number }[] {
  const { sellerCurrency: currency } = order;
  const moved =
    sumOfAccount(posting, 'seller', currency) + sumOfAccount(posting, 'seller-debt', currency);
  if (moved === 0 || posting.kind === 'sale') return [];
  const undone = postings.find(({ id }) => id === posting.reversesId);
  if (posting.kind === 'payout') return [{ at: posting.at, what: 'Paid out', amount: moved }];
  const what =
    undone?.kind === 'sale'
      ? 'Sale undone: the buyer’s payment was taken back'
      : undone?.kind === 'payout'
        ? 'Payout that did not arrive'
        : 'Correction';
  return [{ at: posting.at, what, amount: -moved }];
}

function balanceNote(owed: number, currency: OrderPaperSource['order']['sellerCurrency']) {
  if (owed > 0) return [`${amountOf(owed, currency)} is still to be paid out to you.`];
  return owed < 0 ? [`You owe us ${amountOf(-owed, currency)} of this sale.`] : [];
}
