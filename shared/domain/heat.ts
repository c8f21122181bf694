const month = 30 * 24 * 60 * 60 * 1000;

/** Weights of the events that raise an artwork's heat. */
export const heatWeights = { order: 1, sale: 4 } as const;

/**
 * An artwork's popularity: the weighted sum of its events, halved every 30 days. Stored as the
 * binary logarithm of the sum as of the epoch, so that it needs no update over time. `weight` is
 * above 0; an artwork without events has 0.
 */
export function heatOf(weight: number, at: Date): number {
  return at.getTime() / month + Math.log2(weight);
}

/** The heat of two sums of events together. */
export function addHeat(one: number, other: number): number {
  return Math.max(one, other) + Math.log2(1 + 2 ** -Math.abs(one - other));
}
