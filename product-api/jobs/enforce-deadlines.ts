import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { addBusinessDays } from '../../shared/domain/business-time.ts';
import { remindedDaysBefore } from '../../shared/domain/order-status.ts';
import { orders } from '../db/schema/orders.ts';
import { type CommandContext, inTransaction } from '../market/command-context.ts';
import { lockTrade } from '../market/lock-trade.ts';
import {
  notifyNotReceived,
  notifyNotShipped,
  remindOfPayment,
  remindOfShipment,
} from '../market/notify-of-deadline.ts';
import { recordStatus } from '../market/record-status.ts';
import { judgeConduct } from '../market/trading-pauses.ts';
import { undoTrade } from '../market/undo-trade.ts';
import { forEachRecord, type JobDeps } from './for-each-record.ts';

const remindedStatuses = ['AwaitingPayment', 'AwaitingShipment'] as const;

/**
 * Reminds buyers and sellers of a near deadline, once, cancels orders that were not shipped in time
 * (their buyers are refunded) and tells both sides of a parcel that has not arrived. Each order is
 * checked again under its book's lock, so that two processes do not act twice.
 */
export async function enforceDeadlines(
  deps: JobDeps,
  limit = 500,
): Promise<{
  readonly reminded: number;
  readonly notShipped: number;
  /** The orders whose parcel is late: an operator has to look for it. */
  readonly notReceived: readonly number[];
}> {
  const now = deps.now();
  const late = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'AwaitingShipment'), lte(orders.deadline, now)))
    .orderBy(asc(orders.deadline))
    .limit(limit);
  const near = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, [...remindedStatuses]),
        lte(orders.deadline, new Date(addBusinessDays(now.getTime(), remindedDaysBefore))),
        isNull(orders.remindedAt),
      ),
    )
    .orderBy(asc(orders.deadline))
    .limit(limit);
  const missing = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'Shipped'),
        or(isNull(orders.deadline), lte(orders.deadline, now)),
        isNull(orders.remindedAt),
      ),
    )
    .orderBy(asc(orders.deadline))
    .limit(limit);
  const each = (
    records: readonly { readonly id: number }[],
    work: (context: CommandContext, id: number) => Promise<boolean>,
  ) =>
    forEachRecord(deps, 'enforce-deadlines', records, ({ id }) =>
      inTransaction(deps, (context) => work(context, id)),
    );
  const notReceived = await each(missing, reportMissing);
  const notShipped = await each(late, cancelNotShipped);
  const reminded = await each(near, remind);
  return {
    reminded: reminded.length,
    notShipped: notShipped.length,
    notReceived: notReceived.map(({ id }) => id),
  };
}

async function cancelNotShipped(context: CommandContext, id: number): Promise<boolean> {
  const { edition, order } = await lockTrade(context.tx, id);
  const now = context.now();
  const isOver = order.deadline !== null && order.deadline <= now;
  if (order.status !== 'AwaitingShipment' || !isOver) return false;
  const late = await recordStatus(context.tx, order, 'NotShipped', now);
  await recordStatus(context.tx, late, 'Cancelled', now);
  const returned = await undoTrade(context, edition, order, now);
  await notifyNotShipped(context, edition, order, returned);
  await judgeConduct(context, order.sellerId, 'not-shipped');
  return true;
}

async function reportMissing(context: CommandContext, id: number): Promise<boolean> {
  const { edition, order } = await lockTrade(context.tx, id);
  const now = context.now();
  const isOver = order.deadline === null || order.deadline <= now;
  if (order.status !== 'Shipped' || !isOver || order.remindedAt !== null) return false;
  await notifyNotReceived(context, edition, order);
  await context.tx.update(orders).set({ remindedAt: now }).where(eq(orders.id, id));
  return true;
}

async function remind(context: CommandContext, id: number): Promise<boolean> {
  const { edition, order } = await lockTrade(context.tx, id);
  const now = context.now();
  if (order.remindedAt !== null || order.deadline === null || order.deadline <= now) return false;
  if (order.status === 'AwaitingShipment') await remindOfShipment(context, edition, order);
  else if (order.status === 'AwaitingPayment') await remindOfPayment(context, edition, order);
  else return false;
  await context.tx.update(orders).set({ remindedAt: now }).where(eq(orders.id, id));
  return true;
}
