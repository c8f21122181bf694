import { auditSentence } from '../../shared/desk/audit-sentence.ts';
import type { AnswerOf } from '../../shared/desk/operations.ts';
import { explainOrder, moreOrdersWords, orderEventWords } from '../../shared/desk/order-words.ts';
import { sharedWords } from '../../shared/desk/shared-words.ts';
import { caseOutcomeWords, caseStageWords, reportedAs } from '../../shared/domain/case-words.ts';
import { summarizeCopy } from '../../shared/domain/copy-details.ts';
import { formatCsv } from '../../shared/domain/format-csv.ts';
import { type Currency, formatMoney, money } from '../../shared/domain/money.ts';
import { orderStatuses } from '../../shared/domain/order-status.ts';
import { advanceOrder } from '../commands/advance-order.ts';
import { cancelOrder } from '../commands/cancel-order.ts';
import { noteOrder } from '../commands/note-order.ts';
import { returnOrder } from '../commands/return-order.ts';
import type { StoredAddress } from '../db/schema/people.ts';
import { notFound } from '../errors.ts';
import { inTransaction } from '../market/command-context.ts';
import { exportOrders } from '../queries/export-orders.ts';
import { findOrderForOperator } from '../queries/find-order-for-operator.ts';
import { listOrdersForOperator } from '../queries/list-orders-for-operator.ts';
import { listProposals } from '../queries/list-proposals.ts';
import { presentCase } from './case-operations.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { presentMail } from './mail-operations.ts';
import { isoOf, isoOrNull, type Operations } from './operation.ts';
import { presentProposal } from './present-proposal.ts';
import { asProposal } from './proposal-operations.ts';

type Name =
  | 'orders list'
  | 'orders show'
  | 'orders advance'
  | 'orders note'
  | 'orders record-payment'
  | 'orders cancel'
  | 'orders record-refund'
  | 'orders record-repayment'
  | 'orders fail-authentication'
  | 'orders return'
  | 'orders export';

const returned = (to: 'AuthenticationFailed' | 'Returned') =>
  ({
    async run({ market, actor }, { id, from, reason }) {
      const { status } = await inTransaction(market, (context) =>
        returnOrder(context, { orderId: id, from, to, reason, actor }),
      );
      return { id, status };
    },
    print: ({ id, status }) =>
      `Order ${id} is ${status}. The buyer is paid back, and both sides are told why.`,
  }) satisfies Operations<Name>['orders return'];

export const orderOperations: Operations<Name> = {
  'orders list': {
    async run({ market }, { status, find }) {
      const { orders, isMore } = await listOrdersForOperator(market.db, { status, find });
      const listed = orders.map((order) => ({
        ...order,
        since: isoOf(order.since),
        deadline: isoOrNull(order.deadline),
      }));
      return { orders: listed, isMore };
    },
    print({ orders, isMore }, { find }) {
      const rows = orders.map((order) => [
        String(order.id),
        order.status,
        formatInstant(order.since),
        formatInstant(order.deadline),
        order.title,
        formatMoney(money(order.buyerTotal, order.buyerCurrency)),
        order.buyer,
        order.seller,
      ]);
      const headings = [
        ...['ID', 'STATUS', 'SINCE (UTC)', 'DEADLINE (UTC)'],
        ...['WORK', 'TOTAL', 'BUYER', 'SELLER'],
      ];
      const table = formatTable(headings, rows, 'There are no such orders.');
      return isMore ? `${table}\n${moreOrdersWords(find !== undefined)}` : table;
    },
  },
  'orders show': {
    async run({ market, actor }, { id }) {
      const found = await findOrderForOperator(market.db, id);
      if (!found) throw notFound();
      const proposals = await listProposals(market.db, { orderId: id });
      const { order, history, audit, notes, mails, pictures, cases, ...rest } = found;
      return {
        ...rest,
        order: {
          ...order,
          deadline: isoOrNull(order.deadline),
          createdAt: isoOf(order.createdAt),
        },
        shipTo: addressLines(order.shippingAddress),
        history: history.map((one) => ({ ...one, at: isoOf(one.at) })),
        notes: notes.map((one) => ({ ...one, at: isoOf(one.at) })),
        mails: mails.map(presentMail),
        pictures: pictures.map((one) => ({ ...one, at: isoOf(one.at) })),
        cases: cases.map((one) => presentCase(one, order.status)),
        proposals: proposals.map((one) => presentProposal(one, actor)),
        audit,
      };
    },
    print: describe,
  },
  'orders advance': {
    async run({ market, actor }, { id, from, ...parcel }) {
      const step = { orderId: id, from, actor, parcel };
      const { status } = await inTransaction(market, (context) => advanceOrder(context, step));
      return { id, status };
    },
    print: ({ id, status }) => `Order ${id} is ${status}.`,
  },
  'orders note': {
    async run({ market, actor }, { id, text }) {
      const note = { orderId: id, text, actor };
      return { id: await inTransaction(market, (context) => noteOrder(context, note)) };
    },
    print: (_answer, { id }) => `Noted on order ${id}.`,
  },
  'orders record-payment': asProposal('orders record-payment'),
  'orders cancel': {
    async run({ market, actor }, { id, from, reason }) {
      const { status } = await inTransaction(market, (context) =>
        cancelOrder(context, { orderId: id, from, reason, actor }),
      );
      return { id, status };
    },
    print: ({ id, status }) => `Order ${id} is ${status}. Both sides are told.`,
  },
  'orders record-refund': asProposal('orders record-refund'),
  'orders record-repayment': asProposal('orders record-repayment'),
  'orders fail-authentication': returned('AuthenticationFailed'),
  'orders return': returned('Returned'),
  'orders export': {
    async run({ market }) {
      const orders = await exportOrders(market.db);
      return orders.map((order) => ({
        ...order,
        createdAt: isoOf(order.createdAt),
        deadline: isoOrNull(order.deadline),
      }));
    },
    print(orders, { csv }) {
      if (csv === true) return formatCsv(orders);
      const counts = orderStatuses.flatMap((status) => {
        const many = orders.filter((order) => order.status === status).length;
        return many === 0 ? [] : [[status, String(many)]];
      });
      return formatTable(['STATUS', 'ORDERS'], counts, 'There are no orders.');
    },
  },
};

const addressLines = (address: StoredAddress | null): string[] =>
  address === null
    ? []
    : [
        address.name,
        address.address,
        address.address_2,
        address.city,
        address.state,
        address.postalCode,
        address.country,
      ].filter((line) => line !== '');

function describe(found: AnswerOf<'orders show'>): string {
  const { order } = found;
  const paid = (amount: number) => formatMoney(money(amount, order.buyerCurrency));
  const got = (amount: number) => formatMoney(money(amount, order.sellerCurrency));
  const facts = formatTable(
    ['ORDER', String(order.id)],
    [
      ['Status', order.status],
      ['Work', [found.title, found.artists].filter(Boolean).join(', ')],
      ['Copy', found.copy === null ? 'not described' : summarizeCopy(found.copy)],
      ['Ask, bid', `${order.askId}, ${order.bidId}`],
      ['Buyer', found.buyer],
      [
        'Pays',
        `${paid(order.buyerTotal)} = ${paid(order.buyerPrice)} + shipping ${paid(order.buyerShipping)} + processing fee ${paid(order.buyerProcessFee)}`,
      ],
      ...rateRow(order.buyerRate, order.currency, order.buyerCurrency),
      ['Seller', found.seller],
      [
        'Gets',
        `${got(order.sellerPayout)} = ${got(order.sellerPrice)} - application fee ${got(order.sellerApplicationFee)} - royalty ${got(order.sellerRoyalty)} - insurance ${got(order.sellerInsurance)}`,
      ],
      ...rateRow(order.sellerRate, order.currency, order.sellerCurrency),
      [
        'Shipped',
        [order.carrier, order.trackingNumber, order.shippedOn].filter(Boolean).join(', ') || '-',
      ],
      ['Deadline', formatInstant(order.deadline)],
      ...found.shared.map((flag): [string, string] => ['Look at', sharedWords[flag]]),
      ...(found.sellerDebt > 0 ? [['Seller owes', got(found.sellerDebt)]] : []),
      ...explainOrder(found).map((sentence): [string, string] => ['Wrong', sentence]),
    ],
    '',
  );
  const history = formatTable(
    ['AT (UTC)', 'STATUS'],
    found.history.map(({ at, status }) => [
      formatInstant(at),
      `${status}: ${orderEventWords[status](order)}`,
    ]),
    'No history.',
  );
  const payments = formatTable(
    ['PAYMENT', 'STATUS', 'AMOUNT', 'AT THE PROCESSOR OR BANK', 'TRIES', 'FAILURE', 'REFUNDED'],
    found.payments.map(({ kind, status, amount, refundedAmount, currency, ...payment }) => [
      ...[kind, status, formatMoney(money(amount, currency))],
      ...[payment.processorId ?? '-', String(payment.attempts), payment.failure ?? '-'],
      refundedAmount > 0 ? formatMoney(money(refundedAmount, currency)) : '-',
    ]),
    'No payments.',
  );
  const cases = formatTable(
    ['CASE', 'REPORTED', 'NEXT', 'UNTIL (UTC)', 'OUTCOME', 'WHY'],
    found.cases.map((one) => [
      ...[String(one.id), reportedAs[one.kind], caseStageWords[one.stage]],
      formatInstant(one.deadline),
      ...[one.outcome === null ? '-' : caseOutcomeWords[one.outcome], one.decision ?? '-'],
    ]),
    'No problem was reported.',
  );
  const audit = formatTable(
    ['AT (UTC)', 'WHAT', 'ACTION', 'REQUEST'],
    found.audit.map((entry) => [
      formatInstant(entry.at),
      auditSentence(entry, { isOnItsPage: true }),
      entry.action,
      entry.requestId ?? '-',
    ]),
    'No operator has touched it.',
  );
  const notes = formatTable(
    ['AT (UTC)', 'BY', 'NOTE'],
    found.notes.map(({ at, actor, text }) => [formatInstant(at), actor, text]),
    'No notes.',
  );
  const mails = formatTable(
    ['MAIL', 'TO', 'SUBJECT', 'SENT (UTC)', 'FAILURE'],
    found.mails.map((mail) => [
      ...[String(mail.id), mail.recipient, mail.subject],
      ...[formatInstant(mail.sentAt), mail.failure ?? '-'],
    ]),
    'No mails.',
  );
  return [facts, history, cases, payments, audit, notes, mails].join('\n\n');
}

/** The rate of the trade, where the price was converted. */
function rateRow(rate: number | null, from: Currency, to: Currency): string[][] {
  return rate === null || from === to ? [] : [['Rate', `1 ${from} = ${rate} ${to}`]];
}
