import { count, eq } from 'drizzle-orm';
import { addBusinessDays } from '../../shared/domain/business-time.ts';
import { daysToAct } from '../../shared/domain/days-to-act.ts';
import type { OrderStatus } from '../../shared/domain/order-status.ts';
import type { Transaction } from '../db/database.ts';
import { orderEvents } from '../db/schema/orders.ts';
import { issueCertificate } from './issue-certificate.ts';
import { moveOrder } from './move.ts';
import { readSite } from './owner-settings.ts';
import { syncPaymentTasks } from './payment-tasks.ts';
import type { OrderRow } from './rows.ts';

/**
 * Moves a locked order, adds the step to its history, sets its deadline, adjusts its payment tasks
 * and issues its certificate.
 */
export async function recordStatus(
  tx: Transaction,
  order: OrderRow,
  to: OrderStatus,
  now: Date,
  changes: Partial<Omit<OrderRow, 'id' | 'status'>> = {},
): Promise<OrderRow> {
  const moved = await moveOrder(tx, order, to, {
    ...changes,
    deadline: await deadlineOf(tx, to, now),
    remindedAt: null,
  });
  await syncPaymentTasks(tx, moved, { from: order.status, now });
  const [history] = await tx
    .select({ length: count() })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id));
  await tx
    .insert(orderEvents)
    .values({ orderId: order.id, position: history?.length ?? 0, status: to, at: now });
  if (to === 'Authenticated') await issueCertificate(tx, moved, now);
  return moved;
}

/** The deadline for the next action in a status; null where none is due. */
export async function deadlineOf(
  tx: Transaction,
  status: OrderStatus,
  now: Date,
): Promise<Date | null> {
  const days = await daysFor(tx, status);
  return days === undefined ? null : new Date(addBusinessDays(now.getTime(), days));
}

async function daysFor(tx: Transaction, status: OrderStatus): Promise<number | undefined> {
  if (status === 'AwaitingPayment') return (await readSite(tx)).daysToPay;
  if (status === 'AwaitingShipment') return (await readSite(tx)).daysToShip;
  if (status === 'Delivered') return (await readSite(tx)).daysToPayout;
  const limits: Readonly<Partial<Record<OrderStatus, number>>> = daysToAct;
  return limits[status];
}
