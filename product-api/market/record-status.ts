import { addDays } from 'date-fns/addDays';
import { count, eq } from 'drizzle-orm';
import type { OrderStatus } from '../../shared/domain/order-status.ts';
import type { Transaction } from '../db/database.ts';
import { orderEvents } from '../db/schema/market.ts';
import { moveOrder } from './move.ts';
import type { OrderRow } from './rows.ts';

/** Days that a seller has for sending a work once it is paid for. */
const daysToShip = 7;

/** Moves a locked order and writes the step into its history. */
export async function recordStatus(
  tx: Transaction,
  order: OrderRow,
  to: OrderStatus,
  now: Date,
  changes: Partial<Omit<OrderRow, 'id' | 'status'>> = {},
): Promise<OrderRow> {
  const deadline = to === 'AwaitingShipment' ? addDays(now, daysToShip) : null;
  const moved = await moveOrder(tx, order, to, { ...changes, deadline });
  const [history] = await tx
    .select({ length: count() })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id));
  await tx
    .insert(orderEvents)
    .values({ orderId: order.id, position: history?.length ?? 0, status: to, at: now });
  return moved;
}
