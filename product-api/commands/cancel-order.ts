import { type OrderStatus, orderTransitions } from '../../shared/domain/order-status.ts';
import { canMove } from '../../shared/domain/transitions.ts';
import { conflict } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { describeReturn, type Returned } from '../market/describe-return.ts';
import { lockTrade } from '../market/lock-trade.ts';
import { nameEdition } from '../market/name-edition.ts';
import { notify } from '../market/notify.ts';
import { orderLinks } from '../market/order-links.ts';
import { recordAudit } from '../market/record-audit.ts';
import { recordStatus } from '../market/record-status.ts';
import type { EditionRow, OrderRow } from '../market/rows.ts';
import { undoTrade } from '../market/undo-trade.ts';

/**
 * Cancels an order and refunds its buyer. Throws 'trade.wrong-status' where it is not in `from`,
 * the state table does not allow it, or the work is with its buyer: then a case decides.
 */
export async function cancelOrder(
  context: CommandContext,
  input: {
    readonly orderId: number;
    /** The status that the operator saw. */
    readonly from: OrderStatus;
    readonly reason: string;
    readonly actor: string;
  },
): Promise<OrderRow> {
  const { tx } = context;
  const { edition, order } = await lockTrade(tx, input.orderId);
  const isSeen = order.status === input.from;
  const isWithBuyer = order.status === 'ShippedToBuyer' || order.status === 'Delivered';
  if (!isSeen || isWithBuyer || !canMove(orderTransitions, order.status, 'Cancelled')) {
    throw conflict('trade.wrong-status');
  }
  const now = context.now();
  const cancelled = await recordStatus(tx, order, 'Cancelled', now);
  await recordAudit(tx, {
    actor: input.actor,
    action: 'orders.cancel',
    subject: `order:${order.id}`,
    details: { from: order.status, reason: input.reason },
    at: now,
  });
  const returned = await undoTrade(context, edition, order, now);
  await notifyBothSides(context, edition, order, returned);
  return cancelled;
}

async function notifyBothSides(
  context: CommandContext,
  edition: EditionRow,
  order: OrderRow,
  returned: Returned | null,
): Promise<void> {
  const { title } = await nameEdition(context.tx, edition);
  const sides = [
    {
      side: 'buyer',
      userId: order.buyerId,
      says: {
        name: 'order-cancelled.buyer',
        fields: { title, returnedBid: describeReturn(returned, 'bid') },
      },
    },
    {
      side: 'seller',
      userId: order.sellerId,
      says: {
        name: 'order-cancelled.seller',
        fields: { title, returnedAsk: describeReturn(returned, 'ask') },
      },
    },
  ] as const;
  const links = orderLinks(edition, order);
  for (const { side, userId, says } of sides) {
    await notify(context, userId, {
      dedupeKey: `order-cancelled:${order.id}:${side}`,
      orderId: order.id,
      artworkId: edition.artworkId,
      says,
      path: links[side],
    });
  }
}
