import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import type { CommandContext } from '../market/command-context.ts';
import { lockTrade } from '../market/lock-trade.ts';
import { lockPaymentTaskOf, type PaymentTask } from '../market/payment-tasks.ts';
import { recordAudit } from '../market/record-audit.ts';
import type { Reversal } from '../payments/payment-port.ts';

type Reversed = { readonly chargeId: string; readonly by: Reversal; readonly processor: string };

/**
 * A charge was disputed, or refunded at the processor: the order's payout or refund is held. One
 * that may have been sent already stays open until the processor says whether it was. A charge that
 * was refunded stays so, whatever becomes of a dispute. Returns the order's id; null for an unknown
 * charge, a refund of our own, and what is recorded already.
 */
export async function disputeCharge(
  context: CommandContext,
  { chargeId, by, processor }: Reversed,
): Promise<number | null> {
  const { tx } = context;
  const charge = await lockCharge(tx, chargeId);
  if (charge === null) return null;
  const { orderId } = charge;
  const outgoing = await lockOutgoing(tx, orderId);
  const isSent = outgoing?.status === 'done' || (outgoing?.attempts ?? 0) > 0;
  const isOurs = by === 'refund' && outgoing?.kind === 'refund' && isSent;
  const isKnown = charge.failure === by || charge.failure === 'refund';
  if (isOurs || isKnown || !['done', 'disputed'].includes(charge.status)) return null;
  await update(tx, charge, { status: 'disputed', failure: by });
  if (outgoing?.status === 'open' && outgoing.attempts === 0) {
    await update(tx, outgoing, { status: 'held' });
  }
  await record(context, orderId, `${by}.opened`, processor);
  return orderId;
}

/** A dispute was won: the charge counts again, and a held payout or refund is made. */
export async function settleDispute(
  context: CommandContext,
  { chargeId, processor }: Omit<Reversed, 'by'>,
): Promise<number | null> {
  const { tx } = context;
  const charge = await lockCharge(tx, chargeId);
  if (charge?.status !== 'disputed' || charge.failure !== 'dispute') return null;
  const { orderId } = charge;
  await update(tx, charge, { status: 'done', failure: null });
  const outgoing = await lockOutgoing(tx, orderId);
  if (outgoing?.status === 'held') {
    await update(tx, outgoing, { status: 'open', nextAttemptAt: context.now() });
  }
  await record(context, orderId, 'dispute.won', processor);
  return orderId;
}

/** Whether a charge's payment has been recorded. */
export async function isRecorded(db: Queryable, chargeId: string): Promise<boolean> {
  const isPaid = inArray(paymentTasks.status, ['done', 'disputed']);
  const found = await db.$count(
    paymentTasks,
    and(eq(paymentTasks.processorId, chargeId), eq(paymentTasks.kind, 'charge'), isPaid),
  );
  return found > 0;
}

async function lockCharge(tx: Transaction, chargeId: string): Promise<PaymentTask | null> {
  const [found] = await tx
    .select({ orderId: paymentTasks.orderId })
    .from(paymentTasks)
    .where(and(eq(paymentTasks.processorId, chargeId), eq(paymentTasks.kind, 'charge')));
  if (!found) return null;
  await lockTrade(tx, found.orderId);
  return lockPaymentTaskOf(tx, found.orderId, 'charge');
}

/** An order has a payout or a refund, never both. */
async function lockOutgoing(tx: Transaction, orderId: number): Promise<PaymentTask | null> {
  return (
    (await lockPaymentTaskOf(tx, orderId, 'payout')) ??
    (await lockPaymentTaskOf(tx, orderId, 'refund'))
  );
}

async function update(tx: Transaction, { id }: PaymentTask, changes: Partial<PaymentTask>) {
  await tx.update(paymentTasks).set(changes).where(eq(paymentTasks.id, id));
}

async function record(
  { tx, now }: CommandContext,
  orderId: number,
  action: string,
  processor: string,
): Promise<void> {
  const subject = `order:${orderId}`;
  await recordAudit(tx, { actor: processor, action, subject, details: {}, at: now() });
}
