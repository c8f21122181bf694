import { addMilliseconds } from 'date-fns/addMilliseconds';
import { min } from 'date-fns/min';
import { and, eq } from 'drizzle-orm';
import { atBank, notConfirmed } from '../../shared/domain/decline-reasons.ts';
import { fellThrough } from '../../shared/domain/order-status.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import type { CommandContext } from '../market/command-context.ts';
import { clearingOf } from '../market/ledger/entries.ts';
import { postCharge, postSurplus } from '../market/ledger/order-money.ts';
import { lockTrade } from '../market/lock-trade.ts';
import {
  notifyOfDecline,
  notifyOfPayment,
  notifyOfPaymentFailure,
} from '../market/notify-of-payment.ts';
import {
  lockPaymentTask,
  lockPaymentTaskOf,
  type PaymentTask,
  queuePaymentTask,
  retryDelay,
} from '../market/payment-tasks.ts';
import { recordStatus } from '../market/record-status.ts';
import type { EditionRow, OrderRow } from '../market/rows.ts';
import { judgeConduct } from '../market/trading-pauses.ts';
import { undoTrade } from '../market/undo-trade.ts';
import type { ChargeOutcome } from '../payments/payment-port.ts';

export type Settled = {
  readonly orderId: number;
  readonly userId: number;
  /** Another sum than the order's was received: nothing was recorded. */
  readonly isWrongAmount: boolean;
  /** A second charge that succeeded for an order that is paid: it has to be refunded. */
  readonly surplusChargeId: string | null;
};
const settledStatuses: ReadonlySet<PaymentTask['status']> = new Set(['done', 'disputed']);
export type SettledCharge = Exclude<ChargeOutcome, { kind: 'processing' }>;

type SettleOptions = {
  /** The operator who saw the payment arrive. */
  readonly recordedBy?: string | null;
  /** Of a look-up: when its claim ends. Its outcome is ignored where the task was claimed again. */
  readonly claimedUntil?: Date | null;
};

/**
 * Records the outcome of a charge, once however often it is reported. Paid in full: the seller has
 * to ship. Declined: the order waits for its buyer until its deadline. A payment for an order that
 * has fallen through meanwhile is refunded. Returns the order; null where nothing is changed by the
 * outcome.
 */
export async function settleCharge(
  context: CommandContext,
  reference: string,
  outcome: SettledCharge,
  { recordedBy = null, claimedUntil = null }: SettleOptions = {},
): Promise<Settled | null> {
  const { tx } = context;
  const [found] = await tx
    .select()
    .from(paymentTasks)
    .where(and(eq(paymentTasks.reference, reference), eq(paymentTasks.kind, 'charge')));
  if (!found) return null;
  const { edition, order } = await lockTrade(tx, found.orderId);
  const task = await lockPaymentTask(tx, found.id);
  const settled = {
    orderId: order.id,
    userId: order.buyerId,
    isWrongAmount: false,
    surplusChargeId: null,
  };
  const now = context.now();
  if (outcome.kind !== 'succeeded') {
    const isAwaited = task.status === 'open' || task.status === 'held';
    if (order.status !== 'AwaitingPayment' || !isAwaited) return null;
    if (claimedUntil !== null && claimedUntil.getTime() !== task.nextAttemptAt.getTime()) {
      return null;
    }
    const failure = failureOf(outcome, order, now);
    const isSameFailure = task.status === 'held' && task.failure === failure;
    await holdForBuyer(context, { edition, order, task }, outcome);
    return isSameFailure && task.processorId === outcome.id ? null : settled;
  }
  const payment = { paymentId: outcome.id, clearing: clearingOf(recordedBy), at: now };
  if (settledStatuses.has(task.status)) {
    if (outcome.id === task.processorId) return null;
    await postSurplus(tx, order, { ...payment, received: outcome.received });
    return { ...settled, surplusChargeId: outcome.id };
  }
  const { amount, currency } = task;
  if (outcome.received.amount !== amount || outcome.received.currency !== currency) {
    return { ...settled, isWrongAmount: true };
  }
  const asReceived = { settledAmount: amount, settledCurrency: currency };
  await tx
    .update(paymentTasks)
    .set({ status: 'done', processorId: outcome.id, failure: null, ...asReceived, recordedBy })
    .where(eq(paymentTasks.id, task.id));
  await postCharge(tx, order, payment);
  if (order.status === 'AwaitingPayment') {
    const paid = await recordStatus(tx, order, 'AwaitingShipment', now);
    await notifyOfPayment(context, edition, paid);
  } else if (fellThrough.includes(order.status)) {
    await queuePaymentTask(tx, order, 'refund', now);
  }
  return settled;
}

/**
 * Undoes the trade of an order that is unpaid at its deadline. False where it has time left, was or
 * is being charged, or waits for the bank: a look-up after the deadline decides that.
 */
export async function failUnpaid(context: CommandContext, orderId: number): Promise<boolean> {
  const { tx } = context;
  const { edition, order } = await lockTrade(tx, orderId);
  const now = context.now();
  const { deadline } = order;
  if (order.status !== 'AwaitingPayment' || deadline === null || deadline > now) return false;
  const task = await lockPaymentTaskOf(tx, orderId, 'charge');
  if (!task || !mayFail(task)) return false;
  if (task.status === 'open') {
    await tx
      .update(paymentTasks)
      .set({ status: 'failed', failure: 'no-card' })
      .where(eq(paymentTasks.id, task.id));
  }
  await recordStatus(tx, order, 'PaymentFailed', now);
  const returned = await undoTrade(context, edition, order, now);
  await notifyOfPaymentFailure(context, edition, order, returned);
  await judgeConduct(context, order.buyerId, 'not-paid');
  return true;
}

/** After the deadline, a look-up turns `atBank` into `notConfirmed`: only then may the order fail. */
function mayFail({ status, attempts, failure }: PaymentTask): boolean {
  if (status === 'open') return attempts === 0;
  return status === 'held' && failure !== atBank;
}

type Unpaid = Exclude<SettledCharge, { kind: 'succeeded' }>;

function failureOf(outcome: Unpaid, { deadline }: OrderRow, now: Date): string {
  if (outcome.kind === 'declined') return outcome.code;
  return deadline !== null && deadline <= now ? notConfirmed : atBank;
}

/** The buyer has to confirm the payment or to use another card. */
async function holdForBuyer(
  context: CommandContext,
  { edition, order, task }: { edition: EditionRow; order: OrderRow; task: PaymentTask },
  outcome: Unpaid,
): Promise<void> {
  const now = context.now();
  const { deadline } = order;
  const nextLook = addMilliseconds(now, retryDelay(task.attempts));
  await context.tx
    .update(paymentTasks)
    .set({
      status: 'held',
      processorId: outcome.id,
      failure: failureOf(outcome, order, now),
      nextAttemptAt: deadline !== null && deadline > now ? min([nextLook, deadline]) : nextLook,
    })
    .where(eq(paymentTasks.id, task.id));
  if (outcome.kind === 'declined') await notifyOfDecline(context, edition, order, outcome.code);
}
