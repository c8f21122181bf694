import { eq } from 'drizzle-orm';
import { formatMoney, money } from '../../shared/domain/money.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import type { CommandContext } from '../market/command-context.ts';
import { clearingOf } from '../market/ledger/entries.ts';
import { postPayout, postRefund } from '../market/ledger/order-money.ts';
import { lockTrade } from '../market/lock-trade.ts';
import { nameEdition } from '../market/name-edition.ts';
import { notify } from '../market/notify.ts';
import { orderLinks } from '../market/order-links.ts';
import { lockPaymentTask, type PaymentTask } from '../market/payment-tasks.ts';
import { recordStatus } from '../market/record-status.ts';
import { syncDebtPause } from '../market/trading-pauses.ts';
import { PaymentUnavailable } from '../payments/payment-port.ts';

/**
 * Records a payout or a refund, once, and notifies its receiver. `recordedBy`: the operator who
 * made the payment. Throws PaymentUnavailable where it was held meanwhile: it stays held, and is
 * found at the processor once it is due again.
 */
export async function settleOutgoingPayment(
  context: CommandContext,
  { id, orderId }: Pick<PaymentTask, 'id' | 'orderId'>,
  processorId: string,
  recordedBy: string | null = null,
): Promise<void> {
  const { tx } = context;
  const { edition, order } = await lockTrade(tx, orderId);
  const task = await lockPaymentTask(tx, id);
  if (task.status === 'held') throw new PaymentUnavailable('sent-while-held');
  if (task.status !== 'open') return;
  await tx
    .update(paymentTasks)
    .set({ status: 'done', processorId, recordedBy })
    .where(eq(paymentTasks.id, id));
  const payment = {
    paymentId: processorId,
    clearing: clearingOf(recordedBy),
    at: context.now(),
  };
  const { amount } = task;
  if (task.kind === 'payout') await postPayout(tx, order, { ...payment, amount });
  else await postRefund(tx, order, { ...payment, amount });
  await syncDebtPause(context, order.sellerId);
  const { title } = await nameEdition(tx, edition);
  const links = orderLinks(edition, order);
  if (task.kind !== 'payout') {
    const total = formatMoney(money(task.amount, task.currency));
    await notify(context, order.buyerId, {
      dedupeKey: task.kind === 'refund' ? `refunded:${orderId}` : `refunded-part:${orderId}`,
      orderId,
      artworkId: edition.artworkId,
      says: { name: 'refunded', fields: { title, total } },
      path: links.buyer,
    });
    return;
  }
  if (order.status !== 'PayoutPending') return;
  await recordStatus(tx, order, 'PaidOut', context.now());
  const payout = formatMoney(money(amount, task.currency));
  await notify(context, order.sellerId, {
    dedupeKey: `paid-out:${orderId}`,
    orderId,
    artworkId: edition.artworkId,
    says: { name: 'paid-out', fields: { title, payout } },
    path: links.seller,
  });
}
