import type { Side } from '../../shared/domain/order-book.ts';

/** An order in the book. Times are epoch milliseconds; a `null` expiry means until accepted. */
export type BookOrder = {
  readonly id: number;
  readonly userId: number;
  readonly priceGbp: number;
  readonly placedAt: number;
  readonly expiresAt: number | null;
};

/** Asks by ascending price, bids by descending price; ties by time, earlier first. */
export function compareOrders(side: Side): (a: BookOrder, b: BookOrder) => number {
  const direction = side === 'ask' ? 1 : -1;
  return (a, b) => direction * (a.priceGbp - b.priceGbp) || a.placedAt - b.placedAt || a.id - b.id;
}

export function isLive(order: BookOrder, now: number): boolean {
  return order.expiresAt === null || order.expiresAt > now;
}

/** The order that the next counterparty gets, or null for an empty book. */
export function best(
  side: Side,
  orders: readonly BookOrder[],
  now: number,
  exceptUser?: number,
): BookOrder | null {
  const compare = compareOrders(side);
  let found: BookOrder | null = null;
  for (const order of orders) {
    if (order.userId === exceptUser || !isLive(order, now)) continue;
    if (found === null || compare(order, found) < 0) found = order;
  }
  return found;
}
