import type { Side } from './order-book.ts';

/** Which of the orders in a book are one person's own. Nobody is told whose the others are. */
export type OwnOrderIds = {
  readonly asks: ReadonlySet<number>;
  readonly bids: ReadonlySet<number>;
};

export const noOwnOrders: OwnOrderIds = { asks: new Set(), bids: new Set() };

type Identified = { readonly id: number };

/** One side of a book, as one person can trade with it. Nobody trades with themself. */
export type PersonalSide<Order> = {
  /** The best order of all: the one that another of its side has to beat. */
  readonly best: Order | null;
  /** The best order of somebody else; null: there is none to accept. */
  readonly available: Order | null;
  /** The person's own best order; null: they have none standing. */
  readonly own: Order | null;
  /** True where the person's own order is the best: whoever accepts passes over it. */
  readonly ownLeads: boolean;
};

export type PersonalBook<Order> = Readonly<Record<Side, PersonalSide<Order>>>;

/** `asks` and `bids` as everybody sees them, best first. */
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

/** Where a book names its best order only, that one is all there is. */
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
