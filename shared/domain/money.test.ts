import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  currencies,
  currencySymbol,
  distribute,
  formatMoney,
  fromMajor,
  minor,
  money,
  percent,
  roundHalfAway,
  subtract,
  toMajor,
} from './money.ts';

const amount = fc.integer({ min: -1e12, max: 1e12 });
const currency = fc.constantFrom(...currencies);

describe('money', () => {
  it('accepts whole minor units only', () => {
    expect(minor(12_345)).toBe(12_345);
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => minor(wrong)).toThrow(RangeError);
    }
  });

  it('converts major to minor units without floating-point noise', () => {
    expect(fromMajor(20, 'GBP').amount).toBe(2000);
    expect(fromMajor(0.29, 'GBP').amount).toBe(29);
    expect(fromMajor(1.005, 'GBP').amount).toBe(101);
    expect(fromMajor(-1.005, 'GBP').amount).toBe(-101);
    expect(toMajor(minor(2050))).toBe(20.5);
  });

  it('round-trips through major units', () => {
    fc.assert(
      fc.property(amount, currency, (value, of) => {
        expect(fromMajor(toMajor(minor(value)), of).amount).toBe(value);
      }),
    );
  });

  it('adds and subtracts exactly', () => {
    expect(add(money(100, 'EUR'), money(20, 'EUR'), money(3, 'EUR'))).toEqual(money(123, 'EUR'));
    fc.assert(
      fc.property(amount, amount, currency, (a, b, of) => {
        expect(subtract(add(money(a, of), money(b, of)), money(b, of))).toEqual(money(a, of));
      }),
    );
  });

  it('refuses to mix currencies', () => {
    expect(() => add(money(1, 'GBP'), money(1, 'USD'))).toThrow(TypeError);
    expect(() => subtract(money(1, 'GBP'), money(1, 'EUR'))).toThrow(TypeError);
  });

  it('divides percentages by 100 and rounds halves away from zero', () => {
    expect(percent(money(1000, 'GBP'), 4).amount).toBe(40);
    expect(percent(money(50, 'GBP'), 1).amount).toBe(1);
    expect(percent(money(-50, 'GBP'), 1).amount).toBe(-1);
    expect(percent(money(1_000_33, 'GBP'), 1.5).amount).toBe(1500);
    expect(percent(money(0, 'GBP'), 6).amount).toBe(0);
  });

  it('rounds halves away from zero on both sides, never to -0', () => {
    expect([0.5, 1.5, -0.5, -1.5, 0.49, -0.49].map(roundHalfAway)).toEqual([1, 2, -1, -2, 0, 0]);
    expect(Object.is(roundHalfAway(-0.2), 0)).toBe(true);
    expect(roundHalfAway(1.115 * 100)).toBe(112);
  });

  it('distributes a whole by weights without loss', () => {
    expect(distribute(money(100, 'GBP'), [1, 1, 1]).map((part) => part.amount)).toEqual([
      34, 33, 33,
    ]);
    expect(() => distribute(money(100, 'GBP'), [0, 0])).toThrow(RangeError);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.array(fc.nat(1000), { minLength: 1, maxLength: 8 }).filter((all) => all.some(Boolean)),
        (whole, weights) => {
          const parts = distribute(money(whole, 'USD'), weights);
          const sum = weights.reduce((total, weight) => total + weight, 0);
          expect(parts.reduce((total, part) => total + part.amount, 0)).toBe(whole);
          for (const [index, part] of parts.entries()) {
            const exact = (whole * (weights[index] ?? 0)) / sum;
            expect(Math.abs(part.amount - exact)).toBeLessThan(1);
          }
        },
      ),
    );
  });

  it('is formatted with its symbol, and pence only if there are any', () => {
    expect(formatMoney(money(123_450, 'GBP'))).toBe('£1,234.50');
    expect(formatMoney(money(123_400, 'GBP'))).toBe('£1,234');
    expect(formatMoney(money(5, 'EUR'))).toBe('€0.05');
    expect(formatMoney(money(99_999_900, 'USD'))).toBe('$999,999');
    expect(currencies.map(currencySymbol)).toEqual(['£', '$', '€']);
  });
});
