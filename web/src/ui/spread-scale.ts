/** How far the scale reaches below and above its middle, as a fraction of it. */
export const reach = 0.3;

type Prices = {
  readonly bid: number | null;
  readonly sale: number | null;
  readonly ask: number | null;
};

/** Positions from 0 (left) to 1; null: not marked. */
export type Marks = Prices;

/**
 * Positions of highest bid, last sale and lowest ask around the middle between bid and ask. Both
 * ends are the same percentage away for every edition, so that spreads compare; values beyond are
 * clamped. All amounts are in one currency.
 */
export function spreadMarks({ bid, sale, ask }: Prices): Marks {
  const middle = bid !== null && ask !== null ? (bid + ask) / 2 : (ask ?? bid ?? sale);
  if (middle === null || middle <= 0) return { bid: null, sale: null, ask: null };
  const place = (amount: number | null) => {
    if (amount === null) return null;
    const offset = (amount / middle - 1) / reach;
    return Math.min(1, Math.max(0, (offset + 1) / 2));
  };
  return { bid: place(bid), sale: place(sale), ask: place(ask) };
}
