import { describe, expect, it } from 'vitest';
import { priceHistogram, priceSteps } from './price-ranges.ts';

describe('priceHistogram', () => {
  it('covers the first to the last non-empty range, with empty ones between', () => {
    expect(
      priceHistogram([
        { range: 3, count: 4 },
        { range: 1, count: 2 },
      ]),
    ).toEqual([
      { from: 5_000, to: 7_500, count: 2 },
      { from: 7_500, to: 10_000, count: 0 },
      { from: 10_000, to: 15_000, count: 4 },
    ]);
  });

  it('starts the lowest range at 0 and leaves the highest open', () => {
    const all = priceHistogram([
      { range: 0, count: 1 },
      { range: priceSteps.length, count: 1 },
    ]);
    expect(all[0]).toEqual({ from: 0, to: 5_000, count: 1 });
    expect(all.at(-1)).toEqual({ from: 10_000_000, to: null, count: 1 });
    expect(all).toHaveLength(priceSteps.length + 1);
  });

  it('is empty without works, and ignores unknown ranges', () => {
    expect(priceHistogram([])).toEqual([]);
    expect(priceHistogram([{ range: 99, count: 3 }])).toEqual([]);
    expect(priceHistogram([{ range: 2, count: 0 }])).toEqual([]);
  });
});

describe('priceSteps', () => {
  it('always increase', () => {
    expect(priceSteps).toEqual(priceSteps.toSorted((one, other) => one - other));
    expect(new Set(priceSteps).size).toBe(priceSteps.length);
  });
});
