import { and, eq } from 'drizzle-orm';
import type { OrderStatus } from '../../shared/domain/order-status.ts';
import type { Transaction } from '../db/database.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import { postRefundDue } from './ledger/order-money.ts';
import { shareOut } from './ledger/share-out.ts';
import type { OrderRow } from './rows.ts';

export type PaymentTask = typeof paymentTasks.$inferSelect;

/** Milliseconds that a claim lasts; longer than the processor's timeout. */
export const claimMs = 60_000;
const maxDelay = 6 * 3_600_000;

/** Milliseconds until the next attempt: 5 seconds, doubled each time, up to six hours. */
export function retryDelay(attempts: number): number {
  return Math.min(5_000 * 2 ** Math.max(0, attempts - 1), maxDelay);
}

/**
 * Queues one charge, refund or payout of an order, carried out after the commit. A payout or a
 * refund is held where the order's charge does not allow it.
 */
export async function queuePaymentTask(
  tx: Transaction,
  order: OrderRow,
  kind: Exclude<PaymentTask['kind'], 'partial-refund'>,
  now: Date,
): Promise<void> {
  const charge = kind === 'charge' ? null : await lockPaymentTaskOf(tx, order.id, 'charge');
  const isHeld = kind !== 'charge' && !canLeave(kind, charge);
  if (kind === 'refund') await postRefundDue(tx, order, now);
  const common = {
    ...{ orderId: order.id, kind, nextAttemptAt: now },
    status: isHeld ? ('held' as const) : ('open' as const),
  };
  const owed = kind === 'payout' && !isHeld ? await shareOut(tx, order, now) : order.sellerPayout;
  await tx
    .insert(paymentTasks)
    .values(
      kind === 'payout'
        ? { ...common, ...payoutOf(owed, common.status), currency: order.sellerCurrency }
        : {
            ...common,
            amount: kind === 'refund' && charge !== null ? sumLeft(charge) : order.buyerTotal,
            currency: order.buyerCurrency,
          },
    )
    .onConflictDoNothing({ target: [paymentTasks.orderId, paymentTasks.kind] });
}

/** Where all of it was set off against a debt, nothing is sent. */
const payoutOf = (amount: number, status: 'open' | 'held') => ({
  amount,
  status: amount === 0 ? ('dropped' as const) : status,
});

/** Opens a payout that was held: shares the order out, and pays what its seller is owed. */
export async function openPayout(
  tx: Transaction,
  order: OrderRow,
  { id, status }: PaymentTask,
  now: Date,
): Promise<void> {
  const owed = await shareOut(tx, order, now);
  await tx
    .update(paymentTasks)
    .set({ ...payoutOf(owed, 'open'), ...(status === 'held' && { nextAttemptAt: now }) })
    .where(eq(paymentTasks.id, id));
}

/** Queues what a case gives back to a buyer who keeps the work. */
export async function queuePartialRefund(
  tx: Transaction,
  order: OrderRow,
  amount: number,
  now: Date,
): Promise<void> {
  await tx.insert(paymentTasks).values({
    ...{ orderId: order.id, kind: 'partial-refund', nextAttemptAt: now },
    ...{ amount, currency: order.buyerCurrency },
  });
}

/** What was not refunded at the processor, in minor units. */
export function sumLeft({ amount, refundedAmount }: PaymentTask): number {
  return amount - refundedAmount;
}

/**
 * Whether an order's charge allows its payout or refund now: a payout needs the whole of it, a
 * refund what is left, and neither is made while the buyer's bank has the money.
 */
export function canLeave(kind: PaymentTask['kind'], charge: PaymentTask | null): boolean {
  if (charge?.status === 'done') return true;
  return kind === 'refund' && charge?.failure === 'refund' && sumLeft(charge) > 0;
}

/** Statuses in which the buyer is refunded. */
const refundedIn: readonly OrderStatus[] = ['Cancelled', 'AuthenticationFailed', 'Returned'];

/**
 * Adjusts an order's payment tasks to its new status: drops a charge that is no longer awaited and
 * was never tried, opens one that waits for its buyer, so that it is cancelled, queues the refund
 * of a paid order, queues a payout that is due. While the charge is disputed, both wait; what was
 * refunded at the processor is not refunded again.
 */
export async function syncPaymentTasks(
  tx: Transaction,
  order: OrderRow,
  { from, now }: { readonly from: OrderStatus; readonly now: Date },
): Promise<void> {
  const { id, status: to } = order;
  if (from === 'AwaitingPayment') {
    await tx
      .update(paymentTasks)
      .set({ status: 'dropped' })
      .where(
        and(
          eq(paymentTasks.orderId, id),
          eq(paymentTasks.kind, 'charge'),
          eq(paymentTasks.status, 'open'),
          eq(paymentTasks.attempts, 0),
        ),
      );
    await tx
      .update(paymentTasks)
      .set({ status: 'open', nextAttemptAt: now })
      .where(
        and(
          eq(paymentTasks.orderId, id),
          eq(paymentTasks.kind, 'charge'),
          eq(paymentTasks.status, 'held'),
        ),
      );
  }
  if (to === 'PayoutPending') await queuePaymentTask(tx, order, 'payout', now);
  const charge = await lockPaymentTaskOf(tx, id, 'charge');
  if (charge !== null) await queueRefundDue(tx, order, charge, now);
}

/** Queues the refund of a paid order that has ended, unless nothing is left to refund. */
export async function queueRefundDue(
  tx: Transaction,
  order: OrderRow,
  charge: PaymentTask,
  now: Date,
): Promise<void> {
  const isPaid = ['done', 'disputed'].includes(charge.status);
  if (!refundedIn.includes(order.status) || !isPaid) return;
  if (sumLeft(charge) === 0) await postRefundDue(tx, order, now);
  else await queuePaymentTask(tx, order, 'refund', now);
}

/** Locks and reads an order's charge, refund or payout; null: there is none. */
export async function lockPaymentTaskOf(
  tx: Transaction,
  orderId: number,
  kind: PaymentTask['kind'],
): Promise<PaymentTask | null> {
  const [task] = await tx
    .select()
    .from(paymentTasks)
    .where(and(eq(paymentTasks.orderId, orderId), eq(paymentTasks.kind, kind)))
    .for('update');
  return task ?? null;
}

/** Locks and reads a payment task. Lock the order first. */
export async function lockPaymentTask(tx: Transaction, id: number): Promise<PaymentTask> {
  const [task] = await tx.select().from(paymentTasks).where(eq(paymentTasks.id, id)).for('update');
  if (!task) throw new Error(`payment task ${id} is gone`);
  return task;
}
