import type { OrderStatus } from '../../shared/domain/order-status.ts';
import { conflict } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { lockTrade } from '../market/lock-trade.ts';
import { lockPaymentTaskOf } from '../market/payment-tasks.ts';
import { recordAudit } from '../market/record-audit.ts';
import type { OrderRow } from '../market/rows.ts';
import { recordPayment } from './advance-order.ts';

/**
 * Records a refund that an operator made outside the processor. Throws 'trade.wrong-status' where
 * the order is not in `from`, and as `recordPayment`.
 */
export async function recordRefund(
  context: CommandContext,
  input: {
    readonly orderId: number;
    /** The status that the operator saw. */
    readonly from: OrderStatus;
    readonly payment: string;
    readonly actor: string;
  },
): Promise<OrderRow> {
  const { payment, actor } = input;
  const { order } = await lockTrade(context.tx, input.orderId);
  if (order.status !== input.from) throw conflict('trade.wrong-status');
  const partial = await lockPaymentTaskOf(context.tx, order.id, 'partial-refund');
  const kind = partial?.status === 'open' ? 'partial-refund' : 'refund';
  await recordPayment(context, order, kind, { payment, actor });
  await recordAudit(context.tx, {
    actor,
    action: 'orders.record-refund',
    subject: `order:${order.id}`,
    details: { payment },
    at: context.now(),
  });
  return order;
}
