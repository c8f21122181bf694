import { and, eq, exists, gt } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentTasks } from '../db/schema/payments.ts';

/** True for an order whose charge was asked for and not answered yet; for queries of orders. */
export function hasUnclearCharge(db: Queryable) {
  const isUnclear = and(
    eq(paymentTasks.orderId, orders.id),
    eq(paymentTasks.kind, 'charge'),
    eq(paymentTasks.status, 'open'),
    gt(paymentTasks.attempts, 0),
  );
  return exists(db.select({ id: paymentTasks.id }).from(paymentTasks).where(isUnclear));
}
