import { and, count, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type AskStatus, askStatuses, askTransitions } from '../../shared/domain/ask-status.ts';
import { type BidStatus, bidInBook } from '../../shared/domain/bid-status.ts';
import {
  type OrderStatus,
  orderStatuses,
  orderTransitions,
} from '../../shared/domain/order-status.ts';
import { isFinal } from '../../shared/domain/transitions.ts';
import type { Queryable } from '../db/database.ts';
import { asks, bids } from '../db/schema/market.ts';
import { orders } from '../db/schema/orders.ts';
import { hasUnclearCharge } from '../payments/unclear-charge.ts';

/** Asks and bids that may still become a sale, and orders that have not ended. */
export const openAsks: readonly AskStatus[] = askStatuses.filter(
  (status) => status !== 'Draft' && status !== 'Done' && !isFinal(askTransitions, status),
);
const endedOrders: readonly OrderStatus[] = orderStatuses.filter((status) =>
  isFinal(orderTransitions, status),
);
export const openBids: readonly BidStatus[] = [bidInBook];
export const openOrders = orderStatuses.filter((status) => !endedOrders.includes(status));

const kinds = ['asks', 'bids', 'purchases', 'sales'] as const;
export type OpenTrades = Readonly<Record<(typeof kinds)[number], number>>;

/**
 * How much of a user's trading is open, with purchases whose charge may have been made. In one
 * statement: between two of them an order could become an ask again.
 */
export async function countOpenTrades(db: Queryable, userId: number): Promise<OpenTrades> {
  const kind = (name: (typeof kinds)[number]) => sql<string>`${name}::text`.as('kind');
  const isOpen = notInArray(orders.status, [...endedOrders]);
  const rows = await unionAll(
    db
      .select({ kind: kind('asks'), number: count() })
      .from(asks)
      .where(and(eq(asks.userId, userId), inArray(asks.status, [...openAsks]))),
    db
      .select({ kind: kind('bids'), number: count() })
      .from(bids)
      .where(and(eq(bids.userId, userId), inArray(bids.status, [...openBids]))),
    db
      .select({ kind: kind('purchases'), number: count() })
      .from(orders)
      .where(and(eq(orders.buyerId, userId), or(isOpen, hasUnclearCharge(db)))),
    db
      .select({ kind: kind('sales'), number: count() })
      .from(orders)
      .where(and(eq(orders.sellerId, userId), isOpen)),
  );
  const numberOf = (name: string) => rows.find((row) => row.kind === name)?.number ?? 0;
  return {
    asks: numberOf('asks'),
    bids: numberOf('bids'),
    purchases: numberOf('purchases'),
    sales: numberOf('sales'),
  };
}
