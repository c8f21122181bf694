import { formatMoney, money } from '../../shared/domain/money.ts';
import { type OrderStatus, orderPath, orderStatuses } from '../../shared/domain/order-status.ts';
import { advanceOrder } from '../commands/advance-order.ts';
import { cancelOrder } from '../commands/cancel-order.ts';
import { recordRefund } from '../commands/record-refund.ts';
import { returnOrder } from '../commands/return-order.ts';
import { notFound } from '../errors.ts';
import { inTransaction } from '../market/command-context.ts';
import { findOrderForOperator } from '../queries/find-order-for-operator.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { type Operation, UsageError } from './operation.ts';

const show: Operation = {
  name: 'orders show',
  words: ['<id>'],
  takesId: true,
  subject: 'order',
  isRead: true,
  required: [],
  optional: [],
  about: 'Show both sides of an order, its history and what operators did to it',
  async run({ market }, { id }) {
    const data = await findOrderForOperator(market.db, id);
    if (!data) throw notFound();
    return { data, text: describe(data) };
  },
};

const advance: Operation = {
  name: 'orders advance',
  words: ['<id>'],
  takesId: true,
  subject: 'order',
  isRead: false,
  required: ['from'],
  optional: ['tracking', 'payment'],
  about:
    'Take an order one step on from the status --from; --tracking where the step is a shipment; --payment with the bank’s reference where it is a payment outside the processor',
  async run({ market, actor }, { id, options: { from, tracking, payment } }) {
    const step = {
      ...{ orderId: id, from: statusOf(from, orderPath), actor },
      ...(tracking === undefined ? {} : { tracking }),
      ...(payment === undefined ? {} : { payment }),
    };
    const moved = await inTransaction(market, (context) => advanceOrder(context, step));
    return { data: { id, status: moved.status }, text: `Order ${id} is ${moved.status}.` };
  },
};

const cancel: Operation = {
  name: 'orders cancel',
  words: ['<id>'],
  takesId: true,
  subject: 'order',
  isRead: false,
  required: ['from', 'reason'],
  optional: [],
  about: 'Cancel an order in the status --from; the reason is kept in the audit only',
  async run({ market, actor }, { id, options: { from, reason = '' } }) {
    const { status } = await inTransaction(market, (context) =>
      cancelOrder(context, { ...seen(id, from), reason, actor }),
    );
    return { data: { id, status }, text: `Order ${id} is ${status}. Both sides are told.` };
  },
};

const refund: Operation = {
  name: 'orders record-refund',
  words: ['<id>'],
  takesId: true,
  subject: 'order',
  isRead: false,
  required: ['from', 'payment'],
  optional: [],
  about:
    'Record a refund of an order in the status --from that was made outside the processor, with the bank’s reference',
  async run({ market, actor }, { id, options: { from, payment = '' } }) {
    const { status } = await inTransaction(market, (context) =>
      recordRefund(context, { ...seen(id, from), payment, actor }),
    );
    return { data: { id, status }, text: `The refund of order ${id} is recorded.` };
  },
};

function returnOperation(
  name: string,
  to: 'AuthenticationFailed' | 'Returned',
  about: string,
): Operation {
  return {
    name,
    words: ['<id>'],
    takesId: true,
    subject: 'order',
    isRead: false,
    required: ['from', 'reason'],
    optional: [],
    about,
    async run({ market, actor }, { id, options: { from, reason = '' } }) {
      const { status } = await inTransaction(market, (context) =>
        returnOrder(context, { ...seen(id, from), to, reason, actor }),
      );
      const text = `Order ${id} is ${status}. The buyer is paid back, and both sides are told why.`;
      return { data: { id, status }, text };
    },
  };
}

/** The order and the status that the operator saw: two operators do not take two steps. */
const seen = (orderId: number, from: string | undefined) => ({
  orderId,
  from: statusOf(from, orderStatuses),
});

function statusOf(given: string | undefined, allowed: readonly OrderStatus[]): OrderStatus {
  const status = orderStatuses.find((one) => one === given);
  if (status === undefined) throw new UsageError(`--from must be one of ${allowed.join(', ')}`);
  return status;
}

function describe(found: NonNullable<Awaited<ReturnType<typeof findOrderForOperator>>>): string {
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
      ['Deadline', order.deadline ? formatInstant(order.deadline) : '-'],
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

export const orderOperations: readonly Operation[] = [
  show,
  advance,
  cancel,
  refund,
  returnOperation(
    'orders fail-authentication',
    'AuthenticationFailed',
    'Say that a work is not what it was sold as; the reason is a sentence that both sides read',
  ),
  returnOperation(
    'orders return',
    'Returned',
    'Send a work back to its seller; the reason is a sentence that both sides read',
  ),
];
