import { and, asc, count, desc, eq, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { orderEvents, orders } from '../db/schema/market.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import type { OrderRow } from '../market/rows.ts';
import { loadTradedEditions, type TradedEdition, tradedEdition } from './load-traded-editions.ts';
import { offsetOf, type PageRequest } from './page.ts';
import { isAnyOf } from './sql.ts';

type OrderSide = 'buyer' | 'seller';
export type LoadedOrder = {
  readonly order: OrderRow;
  readonly traded: TradedEdition;
  readonly history: readonly (typeof orderEvents.$inferSelect)[];
  /** Why the buyer's payment failed; null where it has not. */
  readonly paymentFailure: string | null;
};

/** One page of the orders that a person is a side of, newest first, and how many there are. */
export async function listOrders(
  db: Queryable,
  { userId, side }: { readonly userId: number; readonly side?: OrderSide | undefined },
  page: PageRequest,
): Promise<{ rows: OrderRow[]; total: number }> {
  const where =
    side === undefined
      ? isSideOf(userId)
      : eq(side === 'buyer' ? orders.buyerId : orders.sellerId, userId);
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(page.pageSize)
    .offset(offsetOf(page));
  const [counted] = await db.select({ total: count() }).from(orders).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** An order that the person is a side of; null for anybody else's. */
export async function findOrder(
  db: Queryable,
  id: number,
  userId: number,
): Promise<OrderRow | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isSideOf(userId)));
  return order ?? null;
}

export async function loadOrders(db: Queryable, rows: readonly OrderRow[]): Promise<LoadedOrder[]> {
  if (rows.length === 0) return [];
  const traded = await loadTradedEditions(
    db,
    rows.map(({ editionId }) => editionId),
  );
  const ids = rows.map(({ id }) => id);
  const events = await db
    .select()
    .from(orderEvents)
    .where(isAnyOf(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.orderId), asc(orderEvents.position));
  const historyOf = Map.groupBy(events, (event) => event.orderId);
  const failureOf = await failuresOf(db, ids);
  return rows.map((order) => ({
    order,
    traded: tradedEdition(traded, order.editionId),
    history: historyOf.get(order.id) ?? [],
    paymentFailure: failureOf.get(order.id) ?? null,
  }));
}

async function failuresOf(
  db: Queryable,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, string | null>> {
  const failed = await db
    .select({ orderId: paymentTasks.orderId, failure: paymentTasks.failure })
    .from(paymentTasks)
    .where(
      and(
        isAnyOf(paymentTasks.orderId, orderIds),
        eq(paymentTasks.kind, 'charge'),
        eq(paymentTasks.status, 'failed'),
      ),
    );
  return new Map(failed.map(({ orderId, failure }) => [orderId, failure]));
}

function isSideOf(userId: number): SQL | undefined {
  return or(eq(orders.buyerId, userId), eq(orders.sellerId, userId));
}
