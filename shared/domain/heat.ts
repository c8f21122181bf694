const month = 30 * 24 * 60 * 60 * 1000;

/** How much one thing that happens to a work says of how sought after it is. */
export const heatWeights = { order: 1, sale: 4 } as const;

/**
 * How sought after a work is: the sum of what happened to it, where a thing of 30 days ago counts
 * half. Kept as the binary logarithm of that sum as it would be seen from the epoch, so that it
 * need not be worked out again as time goes by: works stay in their order while nothing happens.
 * `weight` is above 0; a work to which nothing ever happened has 0.
 */
export function heatOf(weight: number, at: Date): number {
  return at.getTime() / month + Math.log2(weight);
}

/** The heat of two things that happened. */
export function addHeat(one: number, other: number): number {
  return Math.max(one, other) + Math.log2(1 + 2 ** -Math.abs(one - other));
}
