import type { BookDepth, DepthStep } from '../../../../../shared/domain/book-depth.ts';

type Drawn = {
  /** SVG path data in a 100 × 100 square. */
  readonly line: string;
  readonly area: string;
};

export type DepthShape = {
  readonly bids: Drawn | null;
  readonly asks: Drawn | null;
  /** Positions of the visitor's own orders, from 0 (left) to 100. */
  readonly own: readonly number[];
  /** The prices at the left and right edges. */
  readonly from: number;
  readonly to: number;
};

/**
 * Both sides of a book as step curves over the price; null for an empty book. `own` holds amounts.
 */
export function depthShape(
  { bids, asks }: BookDepth,
  own: readonly number[] = [],
): DepthShape | null {
  const prices = [...bids, ...asks].map(({ amount }) => amount);
  if (prices.length === 0) return null;
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  // Margins at both ends keep the outermost steps visible, also if all prices are the same.
  const margin = Math.max((highest - lowest) * 0.06, highest * 0.02);
  const [from, to] = [lowest - margin, highest + margin];
  const most = Math.max(bids.at(-1)?.total ?? 0, asks.at(-1)?.total ?? 0);
  const x = (amount: number) => ((amount - from) / (to - from)) * 100;
  const y = (total: number) => 100 - (total / most) * 92;
  return {
    bids: drawn(bids, { x, y, end: 0 }),
    asks: drawn(asks, { x, y, end: 100 }),
    own: [...new Set(own)].map((amount) => Math.round(x(amount) * 100) / 100),
    from,
    to,
  };
}

type Scale = {
  readonly x: (amount: number) => number;
  readonly y: (total: number) => number;
  /** The edge at which the side ends. */
  readonly end: number;
};

/** From the best price outwards, each step is as high as the number of orders so far. */
function drawn(steps: readonly DepthStep[], { x, y, end }: Scale): Drawn | null {
  const [best] = steps;
  if (!best) return null;
  const points = steps.map(({ amount, total }) => `H${at(x(amount))}V${at(y(total))}`).join('');
  const line = `M${at(x(best.amount))} 100${points}H${end}`;
  return { line, area: `${line}V100Z` };
}

function at(place: number): string {
  return String(Math.round(place * 100) / 100);
}
