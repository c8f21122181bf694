import { and, eq } from 'drizzle-orm';
import type { OrderStatus } from '../../shared/domain/order-status.ts';
import type { Transaction } from '../db/database.ts';
import { paymentTasks } from '../db/schema/payments.ts';

export type PaymentTask = typeof paymentTasks.$inferSelect;

/** Queues one charge, refund or payout of an order, carried out after the commit. */
export async function queuePaymentTask(
  tx: Transaction,
  orderId: number,
  kind: PaymentTask['kind'],
  now: Date,
): Promise<void> {
  await tx
    .insert(paymentTasks)
    .values({ orderId, kind, nextAttemptAt: now })
    .onConflictDoNothing({ target: [paymentTasks.orderId, paymentTasks.kind] });
}

/** The movement of money that each status waits for. */
const awaitedIn: Readonly<Partial<Record<OrderStatus, PaymentTask['kind']>>> = {
  AwaitingPayment: 'charge',
  PayoutPending: 'payout',
};

/** Statuses in which the buyer is refunded. */
const refundedIn: readonly OrderStatus[] = ['Cancelled', 'AuthenticationFailed', 'Returned'];

/**
 * Adjusts an order's payment tasks to its new status: drops a task that is no longer awaited and
 * was never tried, queues the refund of a paid order, queues a payout that is due.
 */
export async function syncPaymentTasks(
  tx: Transaction,
  orderId: number,
  { from, to, now }: { from: OrderStatus; to: OrderStatus; now: Date },
): Promise<void> {
  const kind = awaitedIn[from];
  if (kind !== undefined) {
    await tx
      .update(paymentTasks)
      .set({ status: 'dropped' })
      .where(
        and(
          eq(paymentTasks.orderId, orderId),
          eq(paymentTasks.kind, kind),
          eq(paymentTasks.status, 'open'),
          eq(paymentTasks.attempts, 0),
        ),
      );
  }
  if (to === 'PayoutPending') await queuePaymentTask(tx, orderId, 'payout', now);
  if (refundedIn.includes(to) && (await isPaid(tx, orderId))) {
    await queuePaymentTask(tx, orderId, 'refund', now);
  }
}

/** Locks and reads a payment task. Lock the order first. */
export async function lockPaymentTask(tx: Transaction, id: number): Promise<PaymentTask> {
  const [task] = await tx.select().from(paymentTasks).where(eq(paymentTasks.id, id)).for('update');
  if (!task) throw new Error(`payment task ${id} is gone`);
  return task;
}

async function isPaid(tx: Transaction, orderId: number): Promise<boolean> {
  const [charge] = await tx
    .select({ status: paymentTasks.status })
    .from(paymentTasks)
    .where(and(eq(paymentTasks.orderId, orderId), eq(paymentTasks.kind, 'charge')));
  return charge?.status === 'done';
}
