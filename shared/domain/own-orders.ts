import type { Side } from './order-book.ts';
import type { Region } from './regions.ts';

/** The user's own orders in a book; the book does not name owners. */
export type OwnOrderIds = {
  readonly asks: ReadonlySet<number>;
  readonly bids: ReadonlySet<number>;
};

export const noOwnOrders: OwnOrderIds = { asks: new Set(), bids: new Set() };

type Identified = { readonly id: number };

/** One side of a book as one user can trade with it: they cannot accept their own orders. */
export type PersonalSide<Order> = {
  /** The best order, which a new order has to beat. */
  readonly best: Order | null;
  /** The best order of another user; null: none to accept. */
  readonly available: Order | null;
  /** The user's own best order; null: none. */
  readonly own: Order | null;
  /** Whether the user's own order is the best. */
  readonly ownLeads: boolean;
};

export type PersonalBook<Order> = Readonly<Record<Side, PersonalSide<Order>>>;

/** `asks` and `bids` are the public lists, best first. */
export function bookFor<Order extends Identified>(
  book: {
    readonly lowestAsk: Order | null;
    readonly highestBid: Order | null;
    readonly asks: readonly Order[];
    readonly bids: readonly Order[];
  },
  own: OwnOrderIds,
): PersonalBook<Order> {
  return {
    ask: sideFor(book.lowestAsk, book.asks, own.asks),
    bid: sideFor(book.highestBid, book.bids, own.bids),
  };
}

/** The best order may come without the rest of its side; then it is all that is known. */
function sideFor<Order extends Identified>(
  best: Order | null,
  orders: readonly Order[],
  ownIds: ReadonlySet<number>,
): PersonalSide<Order> {
  const standing = best && !orders.some(({ id }) => id === best.id) ? [best, ...orders] : orders;
  return {
    best,
    available: standing.find(({ id }) => !ownIds.has(id)) ?? null,
    own: standing.find(({ id }) => ownIds.has(id)) ?? null,
    ownLeads: best !== null && ownIds.has(best.id),
  };
}

/**
 * The ask of another user that Buy offers in a region: the cheapest delivered there, or the first
 * in the book where that is not known.
 */
export function offeredAsk<Order extends Identified>(
  {
    asks,
    offers,
  }: {
    readonly asks: readonly Order[];
    readonly offers?: { readonly [At in Region]?: readonly number[] | undefined } | undefined;
  },
  own: OwnOrderIds,
  region: Region,
  first: Order | null,
): Order | null {
  const wanted = offers?.[region]?.find((id) => !own.asks.has(id));
  return asks.find(({ id }) => id === wanted) ?? first;
}
