import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, money } from './money.ts';
import { convert, fallbackRates, movedCurrencies, priceInGbp, rate, ratesOfEuro } from './rates.ts';

describe('rates', () => {
  it('names a rate by the two currencies', () => {
    expect(rate('GBP', 'USD', fallbackRates)).toBe(fallbackRates.gbpToUsd);
    expect(rate('EUR', 'GBP', fallbackRates)).toBe(fallbackRates.eurToGbp);
    expect(rate('USD', 'EUR', fallbackRates)).toBe(fallbackRates.usdToEur);
    expect(rate('EUR', 'EUR', fallbackRates)).toBe(1);
  });

  it('converts to whole minor units', () => {
    expect(convert(money(100_00, 'GBP'), 'USD', fallbackRates)).toEqual(money(131_00, 'USD'));
    expect(convert(money(33, 'GBP'), 'EUR', fallbackRates)).toEqual(money(38, 'EUR'));
    expect(priceInGbp(money(100_00, 'EUR'), fallbackRates)).toBe(87_72);
  });

  it('keeps amounts of the same currency, and the order of amounts', () => {
    const amount = fc.integer({ min: 0, max: 10 ** 10 });
    const currency = fc.constantFrom(...currencies);
    fc.assert(
      fc.property(amount, amount, currency, currency, (a, b, from, to) => {
        const [low, high] = a <= b ? [a, b] : [b, a];
        expect(convert(money(a, from), from, fallbackRates)).toEqual(money(a, from));
        expect(convert(money(low, from), to, fallbackRates).amount).toBeLessThanOrEqual(
          convert(money(high, from), to, fallbackRates).amount,
        );
      }),
    );
  });

  it('follow from what one euro buys', () => {
    const all = ratesOfEuro({ GBP: 0.88, USD: 1.15 });
    expect(all).toMatchObject({ eurToGbp: 0.88, eurToUsd: 1.15, gbpToUsd: 1.306818 });
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 2, noNaN: true }), (GBP) => {
        const { gbpToUsd, usdToGbp } = ratesOfEuro({ GBP, USD: 1.15 });
        expect(gbpToUsd * usdToGbp).toBeCloseTo(1, 5);
      }),
    );
  });

  it('move too far by more than the limit, against the euro or each other', () => {
    const before = { GBP: 0.88, USD: 1.15 };
    const moved = (gbp: number, usd: number) =>
      movedCurrencies(before, { GBP: before.GBP * gbp, USD: before.USD * usd }, 10);
    expect(moved(1, 1)).toEqual([]);
    expect(moved(1.099, 1)).toEqual([]);
    expect(moved(1.101, 1)).toEqual(['GBP']);
    expect(moved(1, 0.899)).toEqual(['USD']);
    expect(moved(1.5, 1.5)).toEqual(['GBP', 'USD']);
    expect(moved(1.06, 0.94)).toEqual(['GBP', 'USD']);
  });
});
