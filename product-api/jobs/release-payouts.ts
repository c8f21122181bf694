import { and, asc, eq, exists, lte, ne, notExists } from 'drizzle-orm';
import { cases } from '../db/schema/cases.ts';
import { orders } from '../db/schema/orders.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import { findOpenCase } from '../market/cases/case-rows.ts';
import { type CommandContext, inTransaction } from '../market/command-context.ts';
import { lockTrade } from '../market/lock-trade.ts';
import { lockPaymentTaskOf } from '../market/payment-tasks.ts';
import { releasePayout } from '../market/release-payout.ts';
import { forEachRecord, type JobDeps } from './for-each-record.ts';

const atMost = 200;

/**
 * Completes delivered orders whose buyer has no more time to report a problem, and whose payment is
 * not taken back; returns how many.
 */
export async function releasePayouts(deps: JobDeps): Promise<number> {
  const { db } = deps;
  const openCase = db
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.orderId, orders.id), ne(cases.stage, 'closed')));
  const settledCharge = db
    .select({ id: paymentTasks.id })
    .from(paymentTasks)
    .where(
      and(
        eq(paymentTasks.orderId, orders.id),
        eq(paymentTasks.kind, 'charge'),
        eq(paymentTasks.status, 'done'),
      ),
    );
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'Delivered'),
        lte(orders.deadline, deps.now()),
        notExists(openCase),
        exists(settledCharge),
      ),
    )
    .orderBy(asc(orders.deadline))
    .limit(atMost);
  const released = await forEachRecord(deps, 'release-payouts', due, ({ id }) =>
    inTransaction(deps, (context) => release(context, id)),
  );
  return released.length;
}

async function release(context: CommandContext, id: number): Promise<boolean> {
  const { edition, order } = await lockTrade(context.tx, id);
  const isOver = order.deadline !== null && order.deadline <= context.now();
  if (order.status !== 'Delivered' || !isOver) return false;
  if ((await findOpenCase(context.tx, id)) !== null) return false;
  const charge = await lockPaymentTaskOf(context.tx, id, 'charge');
  if (charge?.status !== 'done') return false;
  await releasePayout(context, edition, order);
  return true;
}
