import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, money } from './money.ts';
import { convert, fallbackRates, priceInGbp, rate } from './rates.ts';

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
});
