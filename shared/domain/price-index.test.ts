import { describe, expect, it } from 'vitest';
import { growthPercent, minPairs, priceIndex, type SalePairs } from './price-index.ts';

const pair = (from: number, to: number, growth: number, pairs = 1000): SalePairs => ({
  from,
  to,
  pairs,
  logGrowth: pairs * Math.log(growth),
});
const rounded = (index: number[] | null) => index?.map((value) => Math.round(value * 10) / 10);

describe('priceIndex', () => {
  it('follows the prices of the same editions', () => {
    expect(rounded(priceIndex([pair(0, 1, 1.1), pair(1, 2, 1.2)], 3))).toEqual([100, 110, 132]);
  });

  it('combines pairs that skip periods', () => {
    const index = rounded(priceIndex([pair(0, 2, 1.21), pair(0, 1, 1.1), pair(1, 2, 1.1)], 3));
    expect(index).toEqual([100, 110, 121]);
  });

  it('weighs by the number of sales', () => {
    const index = priceIndex([pair(0, 1, 1.2, 9000), pair(0, 1, 1, 1000)], 2);
    expect(index?.[1]).toBeCloseTo(100 * 1.2 ** 0.9, 1);
  });

  it('interpolates periods without sales', () => {
    const index = priceIndex([pair(0, 3, 1.331, 100_000)], 4);
    expect(rounded(index)).toEqual([100, 110, 121, 133.1]);
  });

  it('is null for too few sales', () => {
    expect(priceIndex([pair(0, 1, 2, minPairs - 1)], 2)).toBeNull();
    expect(priceIndex([], 12)).toBeNull();
    expect(priceIndex([pair(1, 1, 2), pair(0, 9, 2)], 3)).toBeNull();
  });

  it('recovers the prices that the sales were made from', () => {
    const truth = Array.from({ length: 24 }, (_, period) => Math.exp(Math.sin(period / 3) / 2));
    const pairs = truth.flatMap((before, from) =>
      truth.flatMap((after, to) => (to > from ? [pair(from, to, after / before, 500)] : [])),
    );
    const index = priceIndex(pairs, 24) ?? [];
    for (const [period, value] of index.entries()) {
      expect(value).toBeCloseTo((100 * (truth[period] ?? 0)) / (truth[0] ?? 1), 0);
    }
  });
});

describe('growthPercent', () => {
  it.each([
    [100, 110, 10],
    [300, 200, -33.3],
    [100, 100, 0],
  ])('from %i to %i is %f', (before, after, percent) => {
    expect(growthPercent(before, after)).toBe(percent);
  });
});
