import { eq } from 'drizzle-orm';
import { advanceOrder } from '../../../product-api/commands/advance-order.ts';
import { cancelOrder } from '../../../product-api/commands/cancel-order.ts';
import { orders } from '../../../product-api/db/schema/orders.ts';
import { type CommandDeps, inTransaction } from '../../../product-api/market/command-context.ts';
import type { OrderRow } from '../../../product-api/market/rows.ts';
import type { OrderStatus } from '../../../shared/domain/order-status.ts';

export const operator = 'operator:test';

const paidSteps: ReadonlySet<OrderStatus> = new Set(['AwaitingPayment', 'PayoutPending']);

/** An operator takes an order one step on from where it is, and records payments on the way. */
export async function advance(
  deps: CommandDeps,
  orderId: number,
  parcel: { readonly tracking?: string } = {},
): Promise<OrderRow> {
  const [order] = await deps.db.select().from(orders).where(eq(orders.id, orderId));
  const from = order?.status ?? 'AwaitingPayment';
  if (from === 'Delivered') await endReporting(deps, orderId);
  const payment = paidSteps.has(from) ? { payment: `transfer ${orderId}` } : {};
  return inTransaction(deps, (context) =>
    advanceOrder(context, { orderId, from, ...payment, parcel, actor: operator }),
  );
}

/** The time in which the buyer can report a problem is over. */
export async function endReporting({ db, now }: CommandDeps, orderId: number): Promise<void> {
  await db.update(orders).set({ deadline: now() }).where(eq(orders.id, orderId));
}

export async function advanceTo(deps: CommandDeps, orderId: number, to: OrderStatus) {
  while ((await advance(deps, orderId)).status !== to);
}

/** An operator cancels an order in the status that it has. */
export async function cancelByOperator(deps: CommandDeps, orderId: number): Promise<OrderRow> {
  const [order] = await deps.db.select().from(orders).where(eq(orders.id, orderId));
  const from = order?.status ?? 'AwaitingPayment';
  return inTransaction(deps, (context) =>
    cancelOrder(context, { orderId, from, reason: 'Lost.', actor: operator }),
  );
}
