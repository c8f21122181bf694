import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { shipmentBody } from '../../shared/contracts/wire/orders.ts';
import { orderTransitions } from '../../shared/domain/order-status.ts';
import { canMove } from '../../shared/domain/transitions.ts';
import { orders } from '../db/schema/orders.ts';
import { conflict, invalid, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { lockTrade } from '../market/lock-trade.ts';
import { notifyOfProgress } from '../market/notify-of-progress.ts';
import { recordStatus } from '../market/record-status.ts';
import type { OrderRow } from '../market/rows.ts';

const dayMs = 86_400_000;

/**
 * The seller has sent the work to be authenticated; until it is received, corrects what was said of
 * the parcel. Throws the 404 unless the user is the seller, 'trade.wrong-status' in other statuses
 * and after the deadline, the 400 for a day before the sale or after tomorrow (the seller's
 * calendar may be ahead).
 */
export async function recordShipment(
  context: CommandContext,
  input: {
    readonly userId: number;
    readonly orderId: number;
    readonly shipment: z.infer<typeof shipmentBody>;
  },
): Promise<void> {
  const { tx } = context;
  const { shipment } = input;
  const { edition, order } = await lockTrade(tx, input.orderId);
  if (order.sellerId !== input.userId) throw notFound();
  const now = context.now();
  const isSent = order.status === 'Shipped';
  if (!isSent && !canMove(orderTransitions, order.status, 'Shipped')) {
    throw conflict('trade.wrong-status');
  }
  const isLate = !isSent && order.deadline !== null && order.deadline <= now;
  if (isLate) throw conflict('trade.wrong-status');
  requirePossibleDay(shipment.shippedOn, order, now);
  if (isSent) {
    await tx.update(orders).set(shipment).where(eq(orders.id, order.id));
    return;
  }
  const sent = await recordStatus(tx, order, 'Shipped', now, shipment);
  await notifyOfProgress(context, edition, sent);
}

/** Days are compared a day apart at most: the seller's time zone is unknown. */
export function requirePossibleDay(shippedOn: string, order: OrderRow, now: Date): void {
  const day = Date.parse(shippedOn);
  const isPossible = day >= order.createdAt.getTime() - 2 * dayMs && day <= now.getTime() + dayMs;
  if (!isPossible) throw invalid([{ path: ['shippedOn'], message: 'Check this date' }]);
}
