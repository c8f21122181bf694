import { type OrderStatus, orderTransitions } from '../../shared/domain/order-status.ts';
import { canMove } from '../../shared/domain/transitions.ts';
import { conflict } from '../errors.ts';
import { findOpenCase } from '../market/cases/case-rows.ts';
import type { CommandContext } from '../market/command-context.ts';
import { lockTrade } from '../market/lock-trade.ts';
import { nameEdition } from '../market/name-edition.ts';
import { notify } from '../market/notify.ts';
import { orderLinks } from '../market/order-links.ts';
import { recordAudit } from '../market/record-audit.ts';
import { recordStatus } from '../market/record-status.ts';
import type { OrderRow } from '../market/rows.ts';

const exits = {
  AuthenticationFailed: {
    action: 'orders.fail-authentication',
    buyer: 'authentication-failed.buyer',
    seller: 'authentication-failed.seller',
  },
  Returned: {
    action: 'orders.return',
    buyer: 'order-returned.buyer',
    seller: 'order-returned.seller',
  },
} as const;

/**
 * Ends an order whose work failed authentication or went back to its seller, and refunds the buyer
 * once. Throws 'trade.wrong-status' where it is not in `from`, or the state table does not allow
 * it, 'case.open' where a case decides it.
 */
export async function returnOrder(
  context: CommandContext,
  input: {
    readonly orderId: number;
    /** The status that the operator saw. */
    readonly from: OrderStatus;
    readonly to: keyof typeof exits;
    /** A sentence that both buyer and seller read. */
    readonly reason: string;
    readonly actor: string;
  },
): Promise<OrderRow> {
  const { tx } = context;
  const { from, to, reason, actor } = input;
  const { edition, order } = await lockTrade(tx, input.orderId);
  if (order.status !== from || !canMove(orderTransitions, from, to)) {
    throw conflict('trade.wrong-status');
  }
  if ((await findOpenCase(tx, order.id)) !== null) throw conflict('case.open');
  const now = context.now();
  const moved = await recordStatus(tx, order, to, now);
  const exit = exits[to];
  await recordAudit(tx, {
    actor,
    action: exit.action,
    subject: `order:${order.id}`,
    details: { from, reason },
    at: now,
  });
  const { title } = await nameEdition(tx, edition);
  const links = orderLinks(edition, order);
  for (const side of ['buyer', 'seller'] as const) {
    await notify(context, side === 'buyer' ? order.buyerId : order.sellerId, {
      dedupeKey: `${exit.action}:${order.id}:${side}`,
      orderId: order.id,
      artworkId: edition.artworkId,
      says: { name: exit[side], fields: { title, reason } },
      path: links[side],
    });
  }
  return moved;
}
