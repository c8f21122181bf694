import type { ProposedForOrder } from '../../shared/desk/proposals.ts';
import type { OrderStatus } from '../../shared/domain/order-status.ts';
import { conflict } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { lockTrade } from '../market/lock-trade.ts';
import { openProposal, type ProposalRow } from './open-proposal.ts';

type Proposed = {
  readonly operation: ProposedForOrder;
  readonly input: {
    readonly id: number;
    /** The status that the operator saw. */
    readonly from: OrderStatus;
    /** The bank's reference. */
    readonly payment: string;
    /** Of a repayment: how much, in units of the seller's currency. */
    readonly amount?: number;
  };
  readonly actor: string;
};

/**
 * Proposes a payment of an order outside the normal path. Throws 'trade.wrong-status' where the
 * order is not in `from`, and as `openProposal`.
 */
export async function proposePayment(
  context: CommandContext,
  { operation, input, actor }: Proposed,
): Promise<ProposalRow & { readonly orderId: number }> {
  const { order } = await lockTrade(context.tx, input.id);
  if (order.status !== input.from) throw conflict('trade.wrong-status');
  const { from, payment } = input;
  const made = await openProposal(context, {
    ...{ operation, input, actor },
    concerns: { orderId: order.id },
    details: { from, payment },
    warning: {
      says: { name: 'payment-by-hand', fields: { orderId: String(order.id), payment } },
      path: `/desk/orders/${order.id}`,
    },
  });
  return { ...made, orderId: order.id };
}
