import { longDate, shortDate } from '../../../shared/domain/long-date.ts';
import { type Currency, money, toMajor } from '../../../shared/domain/money.ts';
import { periodName } from '../../../shared/domain/periods.ts';
import type { Cell, Letterhead, Paper, Table } from '../../papers/paper.ts';
import { isPayment, type Movement } from '../../queries/statements/read-movements.ts';
import { titleOf } from '../../queries/statements/read-royalties.ts';
import type { SellerStatement } from '../../queries/statements/read-seller-statement.ts';
import { amountOf, inUtc, movementColumns } from './amounts.ts';
import { namesOf } from './order-facts.ts';
import { summaryTable } from './statement-tables.ts';

const saleColumns = [
  { heading: 'Date', share: 34 },
  { heading: 'Sale', share: 55 },
  { heading: 'Price', share: 30, isNumber: true },
  { heading: 'Application fee', share: 26, isNumber: true },
  { heading: 'Royalty', share: 26, isNumber: true },
  { heading: 'Insurance', share: 26, isNumber: true },
  { heading: 'You earn', share: 30, isNumber: true },
] as const;

/** The parts of what a sale changed: those that were kept are below zero. */
function partsOf({ partOf }: SellerStatement, movement: Movement) {
  // What is owed to others is a credit, as what is owed to the seller.
  const fee = partOf(movement, 'application-fees');
  const royalty = partOf(movement, 'royalties');
  const insurance = partOf(movement, 'insurance');
  return { price: movement.amount - fee - royalty - insurance, fee, royalty, insurance };
}

export function presentSellerStatement(
  statement: SellerStatement,
  { period, from }: { readonly period: string; readonly from: Letterhead },
): Paper {
  const { name, sums } = statement;
  return {
    kind: 'Statement of sales',
    number: periodName(period),
    from,
    to: [name],
    facts: [],
    tables: sums.flatMap((sum): Table[] => {
      const own = statement.movements.filter(({ currency }) => currency === sum.currency);
      return [
        summaryTable(sum, { earned: 'You earned', paid: 'Paid out to you' }),
        salesTable(
          statement,
          own.filter((one) => !isPayment(one)),
          sum.currency,
          sum.earned,
        ),
        payoutsTable(own.filter(isPayment), sum.currency, sum.paid),
      ];
    }),
    notes: [
      ...(sums.length === 0 ? ['Nothing was sold or paid out in this time.'] : []),
      'A sale counts on the day on which it is completed. A sale that was undone stands with its amounts reversed.',
      inUtc,
    ],
  };
}

function salesTable(
  statement: SellerStatement,
  movements: readonly Movement[],
  currency: Currency,
  earned: number,
): Table {
  return {
    title: 'Sales',
    columns: saleColumns,
    rows: movements.map((movement): Cell[] => {
      const { price, fee, royalty, insurance } = partsOf(statement, movement);
      const amounts = [price, fee, royalty, insurance, movement.amount];
      return [
        shortDate(movement.at),
        soldCell(statement, movement),
        ...amounts.map((amount) => (amount === 0 ? '–' : amountOf(amount, currency))),
      ];
    }),
    total: ['Together', '', '', '', '', '', amountOf(earned, currency)],
    whenEmpty: 'No sale was completed.',
  };
}

const soldWords: Readonly<Partial<Record<Movement['kind'], string>>> = {
  reversal: ', undone',
  'partial-refund': ', part of the price went back to the buyer',
};

function soldCell(
  { traded }: SellerStatement,
  { editionId, orderId, ...movement }: Movement,
): Cell {
  const artists = editionId === null ? [] : (traded.get(editionId)?.artists ?? []);
  const title = titleOf({ editionId, orderId, ...movement }) ?? '';
  return {
    title,
    by: [`Sale ${orderId}${soldWords[movement.kind] ?? ''}`, namesOf(artists)]
      .filter(Boolean)
      .join(', '),
  };
}

const paidWords: Readonly<Partial<Record<Movement['kind'], string>>> = {
  reversal: ': it did not arrive',
  repayment: ': you paid back',
};

function payoutsTable(movements: readonly Movement[], currency: Currency, paid: number): Table {
  return {
    title: 'Payouts',
    columns: movementColumns,
    rows: movements.map(({ at, orderId, amount, kind }) => [
      longDate(at),
      `Sale ${orderId}${paidWords[kind] ?? ''}`,
      amountOf(-amount, currency),
    ]),
    total: ['Together', '', amountOf(paid, currency)],
    whenEmpty: 'Nothing was paid out.',
  };
}

function csvWords(movement: Movement): string {
  const { kind } = movement;
  if (kind === 'repayment' || kind === 'partial-refund') return kind.replace('-', ' ');
  return `${isPayment(movement) ? 'payout' : 'sale'}${kind === 'reversal' ? ' undone' : ''}`;
}

/** One line for each sale and each payout; amounts in major units. */
export function statementCsvRows(statement: SellerStatement) {
  return statement.movements.map((movement) => {
    const { currency, orderId, editionId, at, amount } = movement;
    const sum = (minorUnits: number) => toMajor(money(minorUnits, currency).amount);
    const isPaid = isPayment(movement);
    const { price, fee, royalty, insurance } = partsOf(statement, movement);
    const artists = editionId === null ? [] : (statement.traded.get(editionId)?.artists ?? []);
    return {
      date: at.toISOString(),
      what: csvWords(movement),
      sale: orderId,
      artwork: titleOf(movement),
      artist: namesOf(artists),
      currency,
      price: isPaid ? null : sum(price),
      'application fee': isPaid ? null : sum(fee),
      royalty: isPaid ? null : sum(royalty),
      insurance: isPaid ? null : sum(insurance),
      earned: isPaid ? null : sum(amount),
      'paid out': isPaid ? sum(-amount) : null,
    };
  });
}
