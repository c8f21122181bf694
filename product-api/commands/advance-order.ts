import { eq } from 'drizzle-orm';
import { type OrderStatus, orderPath } from '../../shared/domain/order-status.ts';
import type { Transaction } from '../db/database.ts';
import { orders } from '../db/schema/market.ts';
import { badRequest, conflict, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { recordAudit } from '../market/record-audit.ts';
import { recordStatus } from '../market/record-status.ts';
import type { OrderRow } from '../market/rows.ts';

/** The steps that carry a tracking number. */
const shipped: ReadonlySet<OrderStatus> = new Set(['Shipped', 'ShippedToBuyer']);

/**
 * Moves an order to the next step of `orderPath`. Throws 'trade.wrong-status' where it has left
 * that path or reached its end.
 */
export async function advanceOrder(
  context: CommandContext,
  input: { readonly orderId: number; readonly tracking?: string; readonly actor: string },
): Promise<OrderRow> {
  const { tx } = context;
  const order = await lockOrder(tx, input.orderId);
  const step = orderPath.indexOf(order.status);
  const next = step === -1 ? undefined : orderPath[step + 1];
  if (next === undefined) throw conflict('trade.wrong-status');
  if (input.tracking !== undefined && !shipped.has(next)) {
    throw badRequest(`Nothing is shipped on the way from ${order.status} to ${next}`);
  }
  const now = context.now();
  const moved = await recordStatus(tx, order, next, now, {
    ...(input.tracking === undefined ? {} : { trackingNumber: input.tracking }),
  });
  await recordAudit(tx, {
    actor: input.actor,
    action: 'orders.advance',
    subject: `order:${order.id}`,
    details: { from: order.status, to: next, tracking: input.tracking ?? null },
    at: now,
  });
  return moved;
}

async function lockOrder(tx: Transaction, id: number): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw notFound();
  return order;
}
