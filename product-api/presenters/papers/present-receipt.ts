import type { AccountKind } from '../../../shared/domain/ledger.ts';
import { longDate } from '../../../shared/domain/long-date.ts';
import type { Currency } from '../../../shared/domain/money.ts';
import type { Paper } from '../../papers/paper.ts';
import type { OrderPaperSource, OrderPosting } from '../../queries/papers/load-order-paper.ts';
import { amountOf, inUtc, lineColumns, movementColumns } from './amounts.ts';
import { namesOf, workFacts } from './order-facts.ts';

const paidWords: Readonly<Partial<Record<OrderPosting['kind'], string>>> = {
  charge: 'Your payment',
  refund: 'Refund to you',
  dispute: 'Taken back by your bank',
};

/** What a buyer paid for an order, and what went back to them: by the ledger. */
export function presentReceipt(source: OrderPaperSource): Paper {
  const { order, name, from, postings } = source;
  const { buyerCurrency: currency } = order;
  const payments = paymentsOf(postings, currency);
  const charge = postings.find(({ kind }) => kind === 'charge');
  const isByCard = charge?.entries.some(({ account }) => account === 'processor') ?? false;
  const lines = linesOf(source);
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  return {
    kind: 'Receipt',
    number: `Order ${order.id}`,
    from,
    to: addressLines(source, name),
    facts: [
      ...workFacts(source),
      ...(charge ? [{ name: 'Paid on', value: longDate(charge.at) }] : []),
      { name: 'Paid by', value: isByCard ? 'Card' : 'Bank transfer' },
    ],
    tables: [
      {
        title: 'Your order',
        columns: lineColumns,
        rows: [
          ['Price', amountOf(lines.price, currency)],
          ['Shipping and import', amountOf(lines.shipping, currency)],
          ['Processing fee', amountOf(lines.fee, currency)],
        ],
        total: ['Total', amountOf(lines.total, currency)],
      },
      {
        title: 'Payments',
        columns: movementColumns,
        rows: payments.map(({ at, what, amount }) => [
          longDate(at),
          what,
          amountOf(amount, currency),
        ]),
        total: ['Paid', '', amountOf(sum, currency)],
      },
    ],
    notes: [...royaltyNote(source), inUtc],
  };
}

/** By the sale, once the ledger has it; before that, as the order was made. */
function linesOf({ order, postings }: OrderPaperSource) {
  const sale = postings.find(({ kind }) => kind === 'sale');
  if (!sale) {
    return {
      ...{ price: order.buyerPrice, shipping: order.buyerShipping },
      ...{ fee: order.buyerProcessFee, total: order.buyerTotal },
    };
  }
  const sumOf = (account: AccountKind) => sumOfAccount(sale, account, order.buyerCurrency);
  const total = sumOf('buyer');
  const shipping = -sumOf('shipping');
  const fee = -sumOf('processing-fees');
  return { price: total - shipping - fee, shipping, fee, total };
}

export function sumOfAccount(
  { entries }: OrderPosting,
  account: AccountKind,
  currency: Currency,
): number {
  return entries
    .filter((entry) => entry.account === account && entry.currency === currency)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function paymentsOf(postings: readonly OrderPosting[], currency: Currency) {
  const kindOf = new Map(postings.map(({ id, kind }) => [id, kind]));
  return postings.flatMap((posting) => {
    const undone = posting.reversesId === null ? null : kindOf.get(posting.reversesId);
    const what =
      undone === null ? paidWords[posting.kind] : undone && paidWords[undone] && reversed[undone];
    const amount =
      sumOfAccount(posting, 'processor', currency) + sumOfAccount(posting, 'bank', currency);
    return what && amount !== 0 ? [{ at: posting.at, what, amount }] : [];
  });
}

const reversed: typeof paidWords = {
  charge: 'Your payment did not arrive',
  refund: 'Refund that did not arrive',
  dispute: 'Released by your bank',
};

function addressLines({ order }: OrderPaperSource, name: string): string[] {
  const to = order.shippingAddress;
  if (!to) return [name];
  const lines = [to.name, to.address, to.address_2, `${to.city} ${to.postalCode}`, to.state];
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(to.country) ?? to.country;
  return [...(to.name === name ? [] : [name]), ...lines, country].filter(
    (line) => line.trim() !== '',
  );
}

/** The seller's side is not shown; that the artist takes part in the price is. */
function royaltyNote({ order, traded, postings }: OrderPaperSource): string[] {
  const isUndone = postings.some(({ kind }) => kind === 'refund-due' || kind === 'dispute-lost');
  if (isUndone || order.sellerRoyalty === 0 || traded.artists.length === 0) return [];
  const royalty = amountOf(order.sellerRoyalty, order.sellerCurrency);
  return [
    `A royalty of ${royalty} goes to ${namesOf(traded.artists)}. It comes out of the price that the seller gets, and adds nothing to your total.`,
  ];
}
