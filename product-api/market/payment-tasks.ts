import { and, eq } from 'drizzle-orm';
import type { OrderStatus } from '../../shared/domain/order-status.ts';
import type { Transaction } from '../db/database.ts';
import { paymentTasks } from '../db/schema/payments.ts';

export type PaymentTask = typeof paymentTasks.$inferSelect;

/** Has money moved for an order, once, as soon as the transaction is committed. */
export async function openPaymentTask(
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

/** What an order waits for in a status; taken out of it by hand, it waits no more. */
const awaited: Readonly<Partial<Record<OrderStatus, PaymentTask['kind']>>> = {
  AwaitingPayment: 'charge',
  PayoutPending: 'payout',
};

/** A buyer is paid back as soon as it is known that the work will not be theirs. */
const paidBack: readonly OrderStatus[] = ['Cancelled', 'AuthenticationFailed', 'Returned'];

/**
 * What an order's step means for its money: a movement that the order waits for no more is dropped
 * where nobody has asked for it yet, what was paid for nothing goes back, and a payout falls due.
 */
export async function syncPaymentTasks(
  tx: Transaction,
  orderId: number,
  { from, to, now }: { from: OrderStatus; to: OrderStatus; now: Date },
): Promise<void> {
  const kind = awaited[from];
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
  if (to === 'PayoutPending') await openPaymentTask(tx, orderId, 'payout', now);
  if (paidBack.includes(to) && (await isPaid(tx, orderId))) {
    await openPaymentTask(tx, orderId, 'refund', now);
  }
}

/** A task as it is now, locked. The order's lock comes first. */
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
