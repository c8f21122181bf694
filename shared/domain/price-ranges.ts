/**
 * Bounds of price ranges in pence; steps grow with the price. A price on a bound belongs to the
 * range above it.
 */
export const priceSteps: readonly number[] = [
  50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000,
  4_000, 5_000, 7_500, 10_000, 15_000, 25_000, 50_000, 100_000,
].map((pounds) => pounds * 100);

export type PriceRange = {
  /** In pence, `from` included, `to` excluded; null: the last range is open. */
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
};

/**
 * The bars of a histogram: all ranges from the first to the last non-empty one. `range` counts from
 * 0, which lies below the first step; unknown ranges are ignored.
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
