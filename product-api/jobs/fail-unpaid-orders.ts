import { and, asc, eq, lte } from 'drizzle-orm';
import { failUnpaid } from '../commands/settle-charge.ts';
import { orders } from '../db/schema/orders.ts';
import { inTransaction } from '../market/command-context.ts';
import { forEachRecord, type JobDeps } from './for-each-record.ts';

/**
 * Undoes the trades of orders whose buyer has no card at the deadline; returns how many. Each is
 * checked again under its book's lock, so that two processes do not act twice.
 */
export async function failUnpaidOrders(deps: JobDeps, limit = 500): Promise<number> {
  const over = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'AwaitingPayment'), lte(orders.deadline, deps.now())))
    .orderBy(asc(orders.deadline))
    .limit(limit);
  const failed = await forEachRecord(deps, 'fail-unpaid-orders', over, ({ id }) =>
    inTransaction(deps, (context) => failUnpaid(context, id)),
  );
  return failed.length;
}
