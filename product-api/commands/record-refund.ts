import type { CommandContext } from '../market/command-context.ts';
import { lockTrade } from '../market/lock-trade.ts';
import { recordAudit } from '../market/record-audit.ts';
import type { OrderRow } from '../market/rows.ts';
import { recordPayment } from './advance-order.ts';

/** Records a refund that an operator made outside the processor. Throws as `recordPayment`. */
export async function recordRefund(
  context: CommandContext,
  input: { readonly orderId: number; readonly payment: string; readonly actor: string },
): Promise<OrderRow> {
  const { payment, actor } = input;
  const { order } = await lockTrade(context.tx, input.orderId);
  await recordPayment(context, order, 'refund', { payment, actor });
  await recordAudit(context.tx, {
    actor,
    action: 'orders.record-refund',
    subject: `order:${order.id}`,
    details: { payment },
    at: context.now(),
  });
  return order;
}
