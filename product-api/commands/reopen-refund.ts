import { and, eq, inArray } from 'drizzle-orm';
import { paymentTasks } from '../db/schema/payments.ts';
import type { CommandContext } from '../market/command-context.ts';
import { lockTrade } from '../market/lock-trade.ts';
import { lockPaymentTaskOf } from '../market/payment-tasks.ts';
import { recordAudit } from '../market/record-audit.ts';

/**
 * A refund that was made did not reach the buyer, as the processor says: it is due again, and
 * looked up before it is made once more. Returns the order's id; null for an unknown refund, and
 * for one that is due already.
 */
export async function reopenRefund(
  { tx, now }: CommandContext,
  { refundId, processor }: { readonly refundId: string; readonly processor: string },
): Promise<number | null> {
  const [found] = await tx
    .select({ orderId: paymentTasks.orderId, kind: paymentTasks.kind })
    .from(paymentTasks)
    .where(
      and(
        eq(paymentTasks.processorId, refundId),
        inArray(paymentTasks.kind, ['refund', 'partial-refund']),
      ),
    );
  if (!found) return null;
  const { orderId, kind } = found;
  await lockTrade(tx, orderId);
  const task = await lockPaymentTaskOf(tx, orderId, kind);
  if (task?.status !== 'done' || task.processorId !== refundId) return null;
  const at = now();
  await tx
    .update(paymentTasks)
    .set({ status: 'open', processorId: null, nextAttemptAt: at })
    .where(eq(paymentTasks.id, task.id));
  await recordAudit(tx, {
    actor: processor,
    action: 'refund.failed',
    subject: `order:${orderId}`,
    details: { refundId },
    at,
  });
  return orderId;
}
