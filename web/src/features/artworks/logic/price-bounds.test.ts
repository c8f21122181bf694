import { describe, expect, it } from 'vitest';
import { fallbackRates } from '../../../../../shared/domain/rates.ts';
import { penceOf, priceWords, unitsOf } from './price-bounds.ts';

describe('the bounds of prices', () => {
  it('come back as they were typed, in every currency', () => {
    for (const currency of ['GBP', 'USD', 'EUR'] as const) {
      for (let units = 1; units <= 5_000; units += 7) {
        const pence = penceOf(String(units), currency, fallbackRates) ?? 0;
        expect(unitsOf(pence, currency, fallbackRates)).toBe(units);
      }
    }
  });

  it('are read as people write them', () => {
    expect(penceOf(' 1,250 ', 'GBP', fallbackRates)).toBe(125_000);
    for (const text of ['', '0', 'x', '-5', '1.5', '99999999']) {
      expect(penceOf(text, 'GBP', fallbackRates)).toBeUndefined();
    }
  });

  it('are said in words', () => {
    const words = (minAsk?: number, maxAsk?: number) =>
      priceWords({ minAsk, maxAsk }, 'GBP', fallbackRates);
    expect(words(10_000, 125_000)).toBe('£100 to £1,250');
    expect(words(10_000)).toBe('From £100');
    expect(words(undefined, 10_000)).toBe('Up to £100');
    expect(words()).toBe('');
  });
});
