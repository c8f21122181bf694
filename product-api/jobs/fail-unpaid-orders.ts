import { and, asc, eq, lte } from 'drizzle-orm';
import { failUnpaid } from '../commands/settle-charge.ts';
import { orders } from '../db/schema/market.ts';
import { type CommandDeps, inTransaction } from '../market/command-context.ts';

/**
 * Undoes the trades of orders whose buyer has no card at the deadline; returns how many. Each is
 * checked again under its book's lock, so that two processes do not act twice.
 */
export async function failUnpaidOrders(deps: CommandDeps, limit = 500): Promise<number> {
  const over = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'AwaitingPayment'), lte(orders.deadline, deps.now())))
    .orderBy(asc(orders.deadline))
    .limit(limit);
  let failed = 0;
  for (const { id } of over) {
    if (await inTransaction(deps, (context) => failUnpaid(context, id))) failed += 1;
  }
  return failed;
}
