import { and, asc, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { listedAtMost } from '../../shared/domain/lists.ts';
import type { SellerType } from '../../shared/domain/seller-type.ts';
import type { Queryable } from '../db/database.ts';
import { editions } from '../db/schema/catalogue.ts';
import { orderEvents, orders } from '../db/schema/orders.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import { profiles } from '../db/schema/people.ts';
import { isAnyOf } from '../db/sql.ts';
import type { OrderRow } from '../market/rows.ts';
import { countUpTo } from './count-up-to.ts';
import { inOrder, isAfterCursor, keyOf, newestFirst, rowsToRead, toPage } from './keyset.ts';
import { loadTradedEditions, type TradedEdition, tradedEdition } from './load-traded-editions.ts';
import { offsetOf, type Page, type PageRequest } from './page.ts';

type OrderSide = 'buyer' | 'seller';
export type LoadedOrder = {
  readonly order: OrderRow;
  readonly traded: TradedEdition;
  readonly history: readonly (typeof orderEvents.$inferSelect)[];
  /** Why the latest attempt at the charge failed; null where none has, or another is under way. */
  readonly paymentFailure: string | null;
  readonly isDisputed: boolean;
  readonly isDisputeLost: boolean;
  /** Minor units of the buyer's currency that were refunded at the processor; null: none. */
  readonly refundedAmount: number | null;
  /** What the seller sells as now; null: the seller has left. */
  readonly sellerType: SellerType | null;
};

type OrderFilter = {
  readonly userId: number;
  readonly side?: OrderSide | undefined;
  readonly artworkId?: number | undefined;
};

const newest = newestFirst(orders.id);

/** One page of the orders that a user buys or sells in, newest first, and their number. */
export async function listOrders(
  db: Queryable,
  { userId, side, artworkId }: OrderFilter,
  page: PageRequest,
): Promise<Page<OrderRow>> {
  const sides = side === undefined ? (['buyer', 'seller'] as const) : [side];
  const ofArtwork =
    artworkId === undefined
      ? undefined
      : inArray(
          orders.editionId,
          db.select({ id: editions.id }).from(editions).where(eq(editions.artworkId, artworkId)),
        );
  const [own, other] = sides.map((one) => and(sideOf(one, userId), ofArtwork));
  /** One index range per side: an `or` over both columns would sort all orders of the user. */
  const idsOf = (where: SQL | undefined) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(where, isAfterCursor(newest, page.after)))
      .orderBy(...inOrder(newest))
      .limit(offsetOf(page) + rowsToRead(page));
  const ids = other === undefined ? idsOf(own) : unionAll(idsOf(own), idsOf(other));
  const rows = await db
    .select({ order: orders, key: keyOf(newest) })
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(...inOrder(newest))
    .limit(rowsToRead(page))
    .offset(offsetOf(page));
  const cut = toPage(rows, page, newest, ({ order }) => order.id);
  let total = await countUpTo(db, orders, own);
  if (other !== undefined) total += await countUpTo(db, orders, other);
  return {
    rows: cut.page.map(({ order }) => order),
    total: Math.min(total, listedAtMost),
    next: cut.next,
  };
}

/** An order that the user buys or sells in; null for any other. */
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
  const charges = await lostCharges(db, ids);
  const sellerTypes = await sellerTypesOf(
    db,
    rows.map(({ sellerId }) => sellerId),
  );
  return rows.map((order) => {
    const charge = charges.get(order.id);
    return {
      order,
      traded: tradedEdition(traded, order.editionId),
      history: historyOf.get(order.id) ?? [],
      paymentFailure: charge && isFailed(charge, order) ? charge.failure : null,
      isDisputed: charge?.status === 'disputed',
      isDisputeLost: charge?.failure === 'dispute-lost',
      refundedAmount: charge?.refundedAmount || null,
      sellerType: sellerTypes.get(order.sellerId) ?? null,
    };
  });
}

async function sellerTypesOf(
  db: Queryable,
  sellerIds: readonly number[],
): Promise<ReadonlyMap<number, SellerType>> {
  const sellers = await db
    .select({ id: profiles.userId, sellerType: profiles.sellerType })
    .from(profiles)
    .where(isAnyOf(profiles.userId, sellerIds));
  return new Map(sellers.map(({ id, sellerType }) => [id, sellerType]));
}

type LostCharge = Pick<
  typeof paymentTasks.$inferSelect,
  'orderId' | 'status' | 'failure' | 'refundedAmount'
>;

/** The charges that failed, wait for their buyer or were disputed, by order. */
async function lostCharges(
  db: Queryable,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, LostCharge>> {
  const lost = await db
    .select({
      orderId: paymentTasks.orderId,
      status: paymentTasks.status,
      failure: paymentTasks.failure,
      refundedAmount: paymentTasks.refundedAmount,
    })
    .from(paymentTasks)
    .where(
      and(
        isAnyOf(paymentTasks.orderId, orderIds),
        eq(paymentTasks.kind, 'charge'),
        inArray(paymentTasks.status, ['open', 'held', 'failed', 'disputed']),
        isNotNull(paymentTasks.failure),
      ),
    );
  return new Map(lost.map((charge) => [charge.orderId, charge]));
}

/** An open charge is being tried again, or cancelled once its order is over. */
function isFailed({ status }: LostCharge, order: OrderRow): boolean {
  if (status === 'open') return order.status !== 'AwaitingPayment';
  return status !== 'disputed';
}

function sideOf(side: OrderSide, userId: number): SQL {
  return eq(side === 'buyer' ? orders.buyerId : orders.sellerId, userId);
}

function isSideOf(userId: number): SQL | undefined {
  return or(eq(orders.buyerId, userId), eq(orders.sellerId, userId));
}
