/**
 * Where one range of prices ends and the next begins, in pence; the steps grow with the price, as
 * the differences do that people care about. What costs exactly a step is in the range above it.
 */
export const priceSteps: readonly number[] = [
  50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000,
  4_000, 5_000, 7_500, 10_000, 15_000, 25_000, 50_000, 100_000,
].map((pounds) => pounds * 100);

export type PriceRange = {
  /** Pence, from and up to but without; null: the highest range has no end. */
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
};

/**
 * The bars of a histogram: every range from the first to the last that has any, the empty ones
 * between them as well. `range` counts the ranges from 0, below the first step; unknown ones are
 * passed over.
 */
export function priceHistogram(
  counts: readonly { readonly range: number; readonly count: number }[],
): readonly PriceRange[] {
  const all: PriceRange[] = [0, ...priceSteps].map((from, range) => ({
    from,
    to: priceSteps[range] ?? null,
    count: counts.find((one) => one.range === range)?.count ?? 0,
  }));
  const first = all.findIndex(({ count }) => count > 0);
  const last = all.findLastIndex(({ count }) => count > 0);
  return first < 0 ? [] : all.slice(first, last + 1);
}
