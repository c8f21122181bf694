import { longDate } from '../../../shared/domain/long-date.ts';
import type { Currency } from '../../../shared/domain/money.ts';
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
  const owed = -postings.reduce((sum, posting) => sum + movedBy(posting, currency), 0);
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

const words: Readonly<Partial<Record<OrderPosting['kind'], string>>> = {
  'partial-refund': 'Part of the price that the buyer got back',
  'set-off': 'Kept for what you owed us from another sale',
  repayment: 'You paid back',
};
const undoneWords: typeof words = {
  sale: 'Sale undone: the buyer’s payment was taken back',
  payout: 'Payout that did not arrive',
};

/**
 * What a posting changed of what the seller is owed for this sale: a debit is above zero. A debt
 * that is set off is one of another sale.
 */
function movedBy(posting: OrderPosting, currency: Currency): number {
  const debt = posting.kind === 'set-off' ? 0 : sumOfAccount(posting, 'seller-debt', currency);
  return sumOfAccount(posting, 'seller', currency) + debt;
}

/** What changed on the seller's accounts after the sale itself. */
function movementOf(
  posting: OrderPosting,
  { order, postings }: OrderPaperSource,
): { at: Date; what: string; amount: number }[] {
  const { kind, at } = posting;
  const moved = movedBy(posting, order.sellerCurrency);
  if (moved === 0 || kind === 'sale') return [];
  if (kind === 'payout') return [{ at, what: 'Paid out', amount: moved }];
  const undone = postings.find(({ id }) => id === posting.reversesId);
  const what = (undone ? undoneWords[undone.kind] : words[kind]) ?? 'Correction';
  return [{ at, what, amount: -moved }];
}

function balanceNote(owed: number, currency: Currency): string[] {
  if (owed > 0) return [`${amountOf(owed, currency)} is still to be paid out to you.`];
  if (owed === 0) return [];
  return [
    `This sale left you owing us ${amountOf(-owed, currency)}. Your statement of sales says what is still open.`,
  ];
}
