import { fromMajor } from '../../shared/domain/money.ts';
import type { OrderStatus } from '../../shared/domain/order-status.ts';
import { conflict } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { repaymentEntries } from '../market/ledger/entries.ts';
import { post } from '../market/ledger/post.ts';
import { lockSeller, readDebt } from '../market/ledger/share-out.ts';
import { lockTrade } from '../market/lock-trade.ts';
import { recordAudit } from '../market/record-audit.ts';
import type { OrderRow } from '../market/rows.ts';
import { syncDebtPause } from '../market/trading-pauses.ts';

/**
 * Records that the seller of an order paid back at the bank what they owed. Once for its reference.
 * Throws 'trade.wrong-status' where the order is not in `from`, 'desk.no-debt' where they owe less.
 */
export async function recordRepayment(
  context: CommandContext,
  input: {
    readonly orderId: number;
    /** The status that the operator saw. */
    readonly from: OrderStatus;
    /** The bank's reference. */
    readonly payment: string;
    /** In units of the seller's currency: 12.50. */
    readonly amount: number;
    readonly actor: string;
  },
): Promise<OrderRow> {
  const { tx } = context;
  const { payment, actor } = input;
  const { order } = await lockTrade(tx, input.orderId);
  if (order.status !== input.from) throw conflict('trade.wrong-status');
  const { sellerId, sellerCurrency: currency } = order;
  const { amount } = fromMajor(input.amount, currency);
  await lockSeller(tx, sellerId);
  if (amount <= 0 || amount > (await readDebt(tx, sellerId, currency))) {
    throw conflict('desk.no-debt');
  }
  const at = context.now();
  await post(tx, {
    kind: 'repayment',
    cause: `repayment:${payment}`,
    orderId: order.id,
    entries: repaymentEntries(order, amount),
    at,
  });
  await recordAudit(tx, {
    actor,
    action: 'orders.record-repayment',
    subject: `order:${order.id}`,
    details: { payment, amount, currency },
    at,
  });
  await syncDebtPause(context, sellerId);
  return order;
}
