/** The scale reaches this far below and above its middle, as a part of it. */
export const reach = 0.3;

type Prices = {
  readonly bid: number | null;
  readonly sale: number | null;
  readonly ask: number | null;
};

/** Places on the scale from 0 (left) to 1; null where there is nothing to mark. */
export type Marks = Prices;

/**
 * Where highest bid, last sale and lowest ask stand on the spread. The middle of the scale is the
 * middle between bid and ask, or whichever there is; its ends are the same percentage away for
 * every edition, so that a wide spread looks wide wherever it is met. What lies beyond stands at
 * the end. Amounts are of one currency.
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
