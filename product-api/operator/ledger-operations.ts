import { eq } from 'drizzle-orm';
import { formatCsv } from '../../shared/domain/format-csv.ts';
import { formatMoney, minorPerMajor, money } from '../../shared/domain/money.ts';
import { periodBounds } from '../../shared/domain/periods.ts';
import { orders } from '../db/schema/orders.ts';
import { notFound } from '../errors.ts';
import { isTraded } from '../market/ledger/post-movements.ts';
import { checkLedger } from '../queries/check-ledger.ts';
import {
  countPostings,
  findComparison,
  listDiscrepancies,
  listPostings,
  readBalances,
} from '../queries/read-ledger.ts';
import { readAccountTotals } from '../queries/statements/read-account-totals.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { isoOf, type Operations } from './operation.ts';

type Name = 'ledger balances' | 'ledger totals' | 'ledger check' | 'ledger show';

/** Also of a currency that the site does not trade in. */
const sumOf = (amount: number, currency: string) =>
  isTraded(currency) ? formatMoney(money(amount, currency)) : `${currency} ${amount}`;

export const ledgerOperations: Operations<Name> = {
  'ledger balances': {
    run: ({ market }) => readBalances(market.db),
    print(balances) {
      const rows = balances.map(({ account, currency, balance, holders }) => [
        account,
        sumOf(balance, currency),
        holders === 0 ? '' : String(holders),
      ]);
      return formatTable(['ACCOUNT', 'BALANCE', 'HOLDERS'], rows, 'Nothing was posted yet.');
    },
  },
  'ledger totals': {
    run: ({ market }, { period }) => readAccountTotals(market.db, periodBounds(period)),
    print(totals, { csv }) {
      if (csv === true) {
        return formatCsv(
          totals.map(({ account, currency, ...sums }) => ({
            ...{ account, currency },
            opening: sums.opening / minorPerMajor,
            debits: sums.debits / minorPerMajor,
            credits: sums.credits / minorPerMajor,
            closing: sums.closing / minorPerMajor,
          })),
        );
      }
      const rows = totals.map(({ account, currency, opening, debits, credits, closing }) => [
        account,
        ...[opening, debits, credits, closing].map((sum) => sumOf(sum, currency)),
      ]);
      const headings = ['ACCOUNT', 'BEFORE', 'DEBITS', 'CREDITS', 'AFTER'];
      return formatTable(headings, rows, 'Nothing was posted yet.');
    },
  },
  'ledger check': {
    async run({ market }) {
      const { db } = market;
      const compared = await findComparison(db);
      const discrepancies = await listDiscrepancies(db);
      return {
        transactions: await countPostings(db),
        compared: compared && {
          processor: compared.processor,
          at: isoOf(compared.startedAt),
          movements: compared.movements,
        },
        faults: await checkLedger(db),
        discrepancies: discrepancies.map(({ times: _, seenAt, ...one }) => ({
          ...one,
          seenAt: isoOf(seenAt),
        })),
      };
    },
    print({ transactions, compared, faults, discrepancies }) {
      const wrong = faults.map(({ problem, orderId, found, expected, currency }) => [
        String(orderId),
        problem,
        sumOf(found, currency),
        sumOf(expected, currency),
      ]);
      const apart = discrepancies.map(({ kind, sourceId, orderId, here, there, currency }) => [
        orderId === null ? '–' : String(orderId),
        kind,
        sourceId,
        sumOf(here, currency),
        sumOf(there, currency),
      ]);
      return [
        formatTable(
          ['ORDER', 'PROBLEM', 'LEDGER', 'EXPECTED'],
          wrong,
          `${transactions} transactions: all balance, and every order has its lines.`,
        ),
        compared === null
          ? 'Not compared with a card processor yet.'
          : `Compared with ${compared.processor} at ${formatInstant(compared.at)} UTC.`,
        formatTable(
          ['ORDER', 'DIFFERENCE', 'PAYMENT', 'LEDGER', 'PROCESSOR'],
          apart,
          'There is no difference.',
        ),
      ].join('\n\n');
    },
  },
  'ledger show': {
    async run({ market }, { id }) {
      if ((await market.db.$count(orders, eq(orders.id, id))) === 0) throw notFound();
      const postings = await listPostings(market.db, id);
      return postings.map(({ id: posting, kind, cause, at, requestId, entries }) => ({
        ...{ id: posting, kind, cause, at: isoOf(at), requestId, entries },
      }));
    },
    print(postings) {
      const rows = postings.flatMap(({ at, kind, cause, entries }) =>
        entries.map(({ account, artist, amount, currency }, index) => [
          index === 0 ? formatInstant(at) : '',
          index === 0 ? kind : '',
          artist === null ? account : `${account}: ${artist}`,
          amount > 0 ? sumOf(amount, currency) : '',
          amount < 0 ? sumOf(-amount, currency) : '',
          index === 0 ? cause : '',
        ]),
      );
      const headings = ['AT (UTC)', 'WHAT', 'ACCOUNT', 'DEBIT', 'CREDIT', 'CAUSE'];
      return formatTable(headings, rows, 'Nothing was posted for this order.');
    },
  },
};
