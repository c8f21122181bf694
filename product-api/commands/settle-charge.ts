import { and, eq } from 'drizzle-orm';
import { fellThrough } from '../../shared/domain/order-status.ts';
import type { Transaction } from '../db/database.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import type { CommandContext } from '../market/command-context.ts';
import { lockTrade } from '../market/lock-trade.ts';
import { notifyOfPayment, notifyOfPaymentFailure } from '../market/notify-of-payment.ts';
import {
  lockPaymentTask,
  lockPaymentTaskOf,
  type PaymentTask,
  queuePaymentTask,
} from '../market/payment-tasks.ts';
import { recordStatus } from '../market/record-status.ts';
import type { EditionRow, OrderRow } from '../market/rows.ts';
import { undoTrade } from '../market/undo-trade.ts';
import type { ChargeOutcome } from '../payments/payment-port.ts';

type Settled = {
  readonly orderId: number;
  readonly userId: number;
  /** Another sum than the order's was received: nothing was recorded. */
  readonly isWrongAmount: boolean;
};
const received: ReadonlySet<PaymentTask['status']> = new Set(['done', 'disputed']);
export type SettledCharge = Exclude<ChargeOutcome, { kind: 'processing' }>;

/**
 * Records the outcome of a charge, once however often it is reported. Paid in full: the seller has
 * to ship. Declined: the trade is undone. A payment for an order that has fallen through meanwhile
 * is refunded. Returns the order; null where the outcome was already known. `recordedBy`: the
 * operator who saw the payment arrive.
 */
export async function settleCharge(
  context: CommandContext,
  reference: string,
  outcome: SettledCharge,
  recordedBy: string | null = null,
): Promise<Settled | null> {
  const { tx } = context;
  const [found] = await tx
    .select()
    .from(paymentTasks)
    .where(and(eq(paymentTasks.reference, reference), eq(paymentTasks.kind, 'charge')));
  if (!found) return null;
  const { edition, order } = await lockTrade(tx, found.orderId);
  const task = await lockPaymentTask(tx, found.id);
  /** A success overrides what was recorded before; a decline counts only for an open task. */
  const isNewOutcome =
    outcome.kind === 'succeeded' ? !received.has(task.status) : task.status === 'open';
  if (!isNewOutcome) return null;
  const settled = { orderId: order.id, userId: order.buyerId, isWrongAmount: false };
  const now = context.now();
  if (outcome.kind === 'declined') {
    await recordFailure(tx, task, outcome.id, outcome.code);
    if (order.status === 'AwaitingPayment') await failPayment(context, edition, order, now);
    return settled;
  }
  const { amount, currency } = task;
  if (outcome.received.amount !== amount || outcome.received.currency !== currency) {
    return { ...settled, isWrongAmount: true };
  }
  const asReceived = { settledAmount: amount, settledCurrency: currency };
  await tx
    .update(paymentTasks)
    .set({ status: 'done', processorId: outcome.id, ...asReceived, recordedBy })
    .where(eq(paymentTasks.id, task.id));
  if (order.status === 'AwaitingPayment') {
    const paid = await recordStatus(tx, order, 'AwaitingShipment', now);
    await notifyOfPayment(context, edition, paid);
  } else if (fellThrough.includes(order.status)) {
    await queuePaymentTask(tx, order, 'refund', now);
  }
  return settled;
}

/**
 * Undoes the trade of an order whose buyer has no card at its deadline. False where it has been
 * charged, is being charged, or has time left.
 */
export async function failUnpaid(context: CommandContext, orderId: number): Promise<boolean> {
  const { tx } = context;
  const { edition, order } = await lockTrade(tx, orderId);
  const now = context.now();
  const isOver = order.deadline !== null && order.deadline <= now;
  if (order.status !== 'AwaitingPayment' || !isOver) return false;
  const task = await lockPaymentTaskOf(tx, orderId, 'charge');
  if (task?.status !== 'open' || task.attempts > 0) return false;
  await recordFailure(tx, task, null, 'no-card');
  await failPayment(context, edition, order, now);
  return true;
}

async function failPayment(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
  now: Date,
) {
  await recordStatus(context.tx, order, 'PaymentFailed', now);
  await notifyOfPaymentFailure(context, edition, order);
  await undoTrade(context, edition, order, now);
}

async function recordFailure(
  tx: Transaction,
  task: PaymentTask,
  processorId: string | null,
  failure: string,
): Promise<void> {
  await tx
    .update(paymentTasks)
    .set({ status: 'failed', processorId, failure })
    .where(eq(paymentTasks.id, task.id));
}
