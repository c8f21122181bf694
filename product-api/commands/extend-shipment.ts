import { eq } from 'drizzle-orm';
import { addBusinessDays } from '../../shared/domain/business-time.ts';
import { shipmentExtensionHours } from '../../shared/domain/order-status.ts';
import { orders } from '../db/schema/orders.ts';
import { conflict, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { lockTrade } from '../market/lock-trade.ts';

/**
 * Gives the seller more time to ship, once per order and before the deadline; the reminder comes
 * again. An order that has its extension already stays as it is. Throws the 404 unless the user is
 * the seller, 'trade.wrong-status' after the deadline and in other statuses.
 */
export async function extendShipment(
  { tx, now }: Pick<CommandContext, 'tx' | 'now'>,
  input: { readonly userId: number; readonly orderId: number },
): Promise<void> {
  const { order } = await lockTrade(tx, input.orderId);
  if (order.sellerId !== input.userId) throw notFound();
  const { status, deadline, extendedAt } = order;
  const at = now();
  if (status !== 'AwaitingShipment' || deadline === null || deadline <= at) {
    throw conflict('trade.wrong-status');
  }
  if (extendedAt !== null) return;
  const extended = new Date(addBusinessDays(deadline.getTime(), shipmentExtensionHours / 24));
  await tx
    .update(orders)
    .set({ deadline: extended, extendedAt: at, remindedAt: null })
    .where(eq(orders.id, order.id));
}
