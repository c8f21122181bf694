import { describe, expect, it } from 'vitest';
import { fallbackRates } from '../../../../../shared/domain/rates.ts';
import { penceOf, priceWords, unitsOf } from './price-bounds.ts';

describe('the bounds of prices', () => {
  it('round-trip in every currency', () => {
    for (const currency of ['GBP', 'USD', 'EUR'] as const) {
      for (let units = 1; units <= 5_000; units += 7) {
        const pence = penceOf(String(units), currency, fallbackRates) ?? 0;
        expect(unitsOf(pence, currency, fallbackRates)).toBe(units);
      }
    }
  });

  it('parse common notations', () => {
    for (const text of [' 1,250 ', '£1250', '1 250', '1,250.00']) {
      expect(penceOf(text, 'GBP', fallbackRates)).toBe(125_000);
    }
    for (const text of ['', ' ', '0']) {
      expect(penceOf(text, 'GBP', fallbackRates)).toBeUndefined();
    }
    for (const text of ['x', '-5', '1.5', '12,50', '1.250', '1000000', '99999999']) {
      expect(penceOf(text, 'GBP', fallbackRates)).toBeNull();
    }
  });

  it('are described in words', () => {
    const words = (minAsk?: number, maxAsk?: number) =>
      priceWords({ minAsk, maxAsk }, 'GBP', fallbackRates);
    expect(words(10_000, 125_000)).toBe('£100 to £1,250');
    expect(words(10_000)).toBe('From £100');
    expect(words(undefined, 10_000)).toBe('Up to £100');
    expect(words()).toBe('');
  });
});
