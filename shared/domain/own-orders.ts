/** Which of the orders in a book are one person's own. Nobody is told whose the others are. */
export type OwnOrderIds = {
  readonly asks: ReadonlySet<number>;
  readonly bids: ReadonlySet<number>;
};

export const noOwnOrders: OwnOrderIds = { asks: new Set(), bids: new Set() };

type Identified = { readonly id: number };

/** One side of a book, as a person can trade with it. Nobody trades with themself. */
export type TakeableSide<Order> = {
  /** The best order of somebody else; null: there is none. */
  readonly takeable: Order | null;
  /** The person's own best order; null: they have none standing. */
  readonly own: Order | null;
  /** True where the person's own order is the best of all: whoever takes passes over it. */
  readonly ownLeads: boolean;
};

/**
 * `best` is the best order of this side and `orders` all of them, best first, as everybody sees
 * them. Where a book names its best order only, that one is all there is.
 */
export function sideFor<Order extends Identified>(
  best: Order | null,
  orders: readonly Order[],
  ownIds: ReadonlySet<number>,
): TakeableSide<Order> {
  const standing = best && !orders.some(({ id }) => id === best.id) ? [best, ...orders] : orders;
  return {
    takeable: standing.find(({ id }) => !ownIds.has(id)) ?? null,
    own: standing.find(({ id }) => ownIds.has(id)) ?? null,
    ownLeads: best !== null && ownIds.has(best.id),
  };
}
