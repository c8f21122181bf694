import type { AnswerOf } from '../../shared/desk/operations.ts';
import { formatCsv } from '../../shared/domain/format-csv.ts';
import { formatMoney, money } from '../../shared/domain/money.ts';
import { orderStatuses } from '../../shared/domain/order-status.ts';
import { advanceOrder } from '../commands/advance-order.ts';
import { cancelOrder } from '../commands/cancel-order.ts';
import { recordRefund } from '../commands/record-refund.ts';
import { returnOrder } from '../commands/return-order.ts';
import { notFound } from '../errors.ts';
import { inTransaction } from '../market/command-context.ts';
import { exportOrders } from '../queries/export-orders.ts';
import { findOrderForOperator, listOrdersForOperator } from '../queries/orders-for-operator.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { isoOf, isoOrNull, type Operations } from './operation.ts';

type Name =
  | 'orders list'
  | 'orders show'
  | 'orders advance'
  | 'orders record-payment'
  | 'orders cancel'
  | 'orders record-refund'
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
      const orders = await listOrdersForOperator(market.db, { status, find });
      return orders.map((order) => ({
        ...order,
        since: isoOf(order.since),
        deadline: isoOrNull(order.deadline),
      }));
    },
    print(orders) {
      const rows = orders.map((order) => [
        String(order.id),
        order.status,
        formatInstant(order.since),
        formatInstant(order.deadline),
        `${order.artwork}, ${order.edition}`,
        formatMoney(money(order.buyerTotal, order.buyerCurrency)),
        order.buyer,
        order.seller,
      ]);
      const headings = [
        ...['ID', 'STATUS', 'SINCE (UTC)', 'DEADLINE (UTC)'],
        ...['WORK', 'TOTAL', 'BUYER', 'SELLER'],
      ];
      return formatTable(headings, rows, 'There are no such orders.');
    },
  },
  'orders show': {
    async run({ market }, { id }) {
      const found = await findOrderForOperator(market.db, id);
      if (!found) throw notFound();
      const { order, history, audit, ...rest } = found;
      return {
        ...rest,
        order: {
          ...order,
          deadline: isoOrNull(order.deadline),
          createdAt: isoOf(order.createdAt),
        },
        history: history.map(({ status, at }) => ({ status, at: isoOf(at) })),
        audit: audit.map((entry) => ({ ...entry, at: isoOf(entry.at) })),
      };
    },
    print: describe,
  },
  'orders advance': {
    async run({ market, actor }, { id, from, tracking }) {
      const step = { orderId: id, from, actor, ...(tracking === undefined ? {} : { tracking }) };
      const { status } = await inTransaction(market, (context) => advanceOrder(context, step));
      return { id, status };
    },
    print: ({ id, status }) => `Order ${id} is ${status}.`,
  },
  'orders record-payment': {
    async run({ market, actor }, { id, from, payment }) {
      const { status } = await inTransaction(market, (context) =>
        advanceOrder(context, { orderId: id, from, payment, actor }),
      );
      return { id, status };
    },
    print: ({ id, status }) => `The payment is recorded. Order ${id} is ${status}.`,
  },
  'orders cancel': {
    async run({ market, actor }, { id, from, reason }) {
      const { status } = await inTransaction(market, (context) =>
        cancelOrder(context, { orderId: id, from, reason, actor }),
      );
      return { id, status };
    },
    print: ({ id, status }) => `Order ${id} is ${status}. Both sides are told.`,
  },
  'orders record-refund': {
    async run({ market, actor }, { id, from, payment }) {
      const { status } = await inTransaction(market, (context) =>
        recordRefund(context, { orderId: id, from, payment, actor }),
      );
      return { id, status };
    },
    print: ({ id }) => `The refund of order ${id} is recorded.`,
  },
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

function describe(found: AnswerOf<'orders show'>): string {
  const { order } = found;
  const paid = (amount: number) => formatMoney(money(amount, order.buyerCurrency));
  const got = (amount: number) => formatMoney(money(amount, order.sellerCurrency));
  const facts = formatTable(
    ['ORDER', String(order.id)],
    [
      ['Status', order.status],
      ['Edition', `${found.artwork}, ${found.edition}`],
      ['Ask, bid', `${order.askId}, ${order.bidId}`],
      ['Buyer', found.buyer],
      [
        'Pays',
        `${paid(order.buyerTotal)} = ${paid(order.buyerPrice)} + shipping ${paid(order.buyerShipping)} + processing fee ${paid(order.buyerProcessFee)}`,
      ],
      ['Seller', found.seller],
      [
        'Gets',
        `${got(order.sellerPayout)} = ${got(order.sellerPrice)} - application fee ${got(order.sellerApplicationFee)} - royalty ${got(order.sellerRoyalty)} - insurance ${got(order.sellerInsurance)}`,
      ],
      [
        'Shipped',
        [order.carrier, order.trackingNumber, order.shippedOn].filter(Boolean).join(', ') || '-',
      ],
      ['Deadline', formatInstant(order.deadline)],
    ],
    '',
  );
  const history = formatTable(
    ['AT (UTC)', 'STATUS'],
    found.history.map(({ at, status }) => [formatInstant(at), status]),
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
  const audit = formatTable(
    ['AT (UTC)', 'OPERATOR', 'ACTION', 'DETAILS'],
    found.audit.map(({ at, actor, action, details }) => [
      formatInstant(at),
      actor,
      action,
      JSON.stringify(details),
    ]),
    'No operator has touched it.',
  );
  return [facts, history, payments, audit].join('\n\n');
}
