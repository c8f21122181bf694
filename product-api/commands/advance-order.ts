import type { Carrier } from '../../shared/domain/carriers.ts';
import { atBank, notConfirmed } from '../../shared/domain/decline-reasons.ts';
import { money } from '../../shared/domain/money.ts';
import { type OrderStatus, orderPath } from '../../shared/domain/order-status.ts';
import { badRequest, conflict } from '../errors.ts';
import { findOpenCase } from '../market/cases/case-rows.ts';
import type { CommandContext } from '../market/command-context.ts';
import { lockTrade } from '../market/lock-trade.ts';
import { notifyOfProgress } from '../market/notify-of-progress.ts';
import { lockPaymentTaskOf, type PaymentTask } from '../market/payment-tasks.ts';
import { recordAudit } from '../market/record-audit.ts';
import { recordStatus } from '../market/record-status.ts';
import { releasePayout } from '../market/release-payout.ts';
import type { OrderRow } from '../market/rows.ts';
import { requirePossibleDay } from './record-shipment.ts';
import { settleCharge } from './settle-charge.ts';
import { settleOutgoingPayment } from './settle-outgoing-payment.ts';

type Parcel = {
  readonly tracking?: string | undefined;
  readonly carrier?: Carrier | undefined;
  /** The day; by default today. */
  readonly shippedOn?: string | undefined;
};

type Step = {
  readonly orderId: number;
  /** The status that the operator saw: two operators do not take two steps. */
  readonly from: OrderStatus;
  readonly parcel?: Parcel;
  /** Of a payment that the processor does not make: the bank's reference. */
  readonly payment?: string;
  readonly actor: string;
};

/** The steps that send a parcel. */
const shipped: ReadonlySet<OrderStatus> = new Set(['Shipped', 'ShippedToBuyer']);
/** The steps that are a payment. */
const paidBy: Readonly<Partial<Record<OrderStatus, PaymentTask['kind']>>> = {
  AwaitingPayment: 'charge',
  PayoutPending: 'payout',
};

/**
 * Moves an order to the next step of `orderPath`. Throws 'trade.wrong-status' where it is not in
 * `from`, has left that path or reached its end; 'case.open' and 'order.payout-too-early' where its
 * payout has to wait; 'order.payment-missing' where the step is a payment and none is named, and as
 * `recordPayment`.
 */
export async function advanceOrder(context: CommandContext, step: Step): Promise<OrderRow> {
  const { tx } = context;
  const { from, parcel = {}, payment } = step;
  const { edition, order } = await lockTrade(tx, step.orderId);
  const next = orderPath[orderPath.indexOf(from) + 1];
  if (order.status !== from || !orderPath.includes(from) || next === undefined) {
    throw conflict('trade.wrong-status');
  }
  const isParcelNamed = Object.values(parcel).some((given) => given !== undefined);
  if (isParcelNamed && !shipped.has(next)) {
    throw badRequest(`Nothing is shipped on the way from ${from} to ${next}`);
  }
  const kind = paidBy[from];
  if (payment !== undefined && kind === undefined) {
    throw badRequest(`Nothing is paid on the way from ${from} to ${next}`);
  }
  if (kind !== undefined && payment === undefined) throw conflict('order.payment-missing');
  const now = context.now();
  if (from === 'Delivered') {
    if ((await findOpenCase(tx, order.id)) !== null) throw conflict('case.open');
    if (order.deadline !== null && order.deadline > now) throw conflict('order.payout-too-early');
  }
  const sent = shipped.has(next) ? shipmentOf(parcel, order, now) : {};
  await recordAudit(tx, {
    actor: step.actor,
    action: 'orders.advance',
    subject: `order:${order.id}`,
    details: {
      ...{ from, to: next, payment: payment ?? null },
      ...{ tracking: parcel.tracking ?? null, carrier: parcel.carrier ?? null },
      ...(next === 'ShippedToBuyer' && { sellersTracking: order.trackingNumber }),
    },
    at: now,
  });
  if (kind !== undefined && payment !== undefined) {
    await recordPayment(context, order, kind, { payment, actor: step.actor });
    return (await lockTrade(tx, order.id)).order;
  }
  if (next === 'PayoutPending') return releasePayout(context, edition, order);
  const moved = await recordStatus(tx, order, next, now, sent);
  await notifyOfProgress(context, edition, moved);
  return moved;
}

/** What is known of the parcel that leaves: nothing of the one before it is kept. */
function shipmentOf({ tracking, carrier, shippedOn }: Parcel, order: OrderRow, now: Date) {
  const day = shippedOn ?? now.toISOString().slice(0, 10);
  requirePossibleDay(day, order, now);
  return { trackingNumber: tracking ?? null, carrier: carrier ?? null, shippedOn: day };
}

/**
 * Records a charge, refund or payout that an operator made outside the processor, in full. Throws
 * 'order.payment-missing' where none is due, 'order.payment-attempted' where the processor was
 * asked for it and has not said that it was not made.
 */
export async function recordPayment(
  context: CommandContext,
  order: OrderRow,
  kind: PaymentTask['kind'],
  { payment, actor }: { readonly payment: string; readonly actor: string },
): Promise<void> {
  const task = await lockPaymentTaskOf(context.tx, order.id, kind);
  const isDue = task?.status === 'open' || (kind === 'charge' && task?.status === 'held');
  if (!task || !isDue) throw conflict('order.payment-missing');
  if (!isUnmade(task, order, context.now())) throw conflict('order.payment-attempted');
  if (kind !== 'charge') return settleOutgoingPayment(context, task, payment, actor);
  const received = money(task.amount, task.currency);
  const by = { recordedBy: actor };
  await settleCharge(context, task.reference, { kind: 'succeeded', id: payment, received }, by);
}

/**
 * Whether a payment was never requested, or was declined: it is attempted again only if we ask. A
 * card that is charged nevertheless is refunded, see `recordCharge`.
 */
function isUnmade(
  { status, attempts, failure }: PaymentTask,
  { deadline }: OrderRow,
  now: Date,
): boolean {
  if (status === 'open') return attempts === 0;
  /** After the deadline 'not confirmed' is said of a confirmation that the buyer left open. */
  const isOver = deadline !== null && deadline <= now;
  return failure !== atBank && !(failure === notConfirmed && isOver);
}
