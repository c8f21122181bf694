import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketFigures, volatility } from './market-figures.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const sale = (soldAt: string, amount: number) => ({ soldAt, amount });

describe('volatility', () => {
  it('is the standard deviation over the mean', () => {
    expect(volatility([90, 110])).toBeCloseTo(0.1);
    expect(volatility([100, 100, 100])).toBe(0);
    expect(volatility([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(0.4);
  });

  it('is null for fewer than two prices', () => {
    expect(volatility([])).toBeNull();
    expect(volatility([500])).toBeNull();
  });

  it('is the same in every currency', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1e8 }), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(amounts, fc.double({ min: 0.1, max: 10, noNaN: true }), (all, rate) => {
        const here = volatility(all) ?? 0;
        expect(volatility(all.map((one) => one * rate))).toBeCloseTo(here, 6);
      }),
    );
  });
});

describe('marketFigures', () => {
  it('takes range and volatility from the last twelve months only', () => {
    const sales = [
      sale('2025-11-21T11:59:59Z', 1),
      sale('2025-11-21T12:00:00Z', 900),
      sale('2026-05-01T00:00:00Z', 1_100),
    ];
    expect(marketFigures(sales, now)).toEqual({
      count: 3,
      year: { count: 2, low: 900, high: 1_100 },
      volatility: expect.closeTo(0.1),
    });
  });

  it('is null for a year without sales', () => {
    expect(marketFigures([sale('2020-01-01T00:00:00Z', 5)], now)).toEqual({
      count: 1,
      year: null,
      volatility: null,
    });
    expect(marketFigures([], now)).toEqual({ count: 0, year: null, volatility: null });
  });

  it('has a range but no volatility for a single sale', () => {
    const { year, volatility } = marketFigures([sale('2026-11-01T00:00:00Z', 700)], now);
    expect(year).toEqual({ count: 1, low: 700, high: 700 });
    expect(volatility).toBeNull();
  });
});
