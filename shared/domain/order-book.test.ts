import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, fromMajor, money } from './money.ts';
import {
  checkPrice,
  crosses,
  greatestLeadingAsk,
  leadDifference,
  leastLeadingBid,
  type Side,
} from './order-book.ts';
import { fallbackRates as rates } from './rates.ts';

const pounds = (major: number) => fromMajor(major, 'GBP');
const check = (side: Side, major: number, bestMajor: number | null) =>
  checkPrice({
    side,
    price: pounds(major),
    bestGbp: bestMajor === null ? null : pounds(bestMajor).amount,
    rates,
  });

describe('crosses', () => {
  it('crosses when an ask is at or below a bid', () => {
    expect(crosses(100, 100)).toBe(true);
    expect(crosses(99, 100)).toBe(true);
    expect(crosses(101, 100)).toBe(false);
  });
});

describe('checkPrice', () => {
  it('accepts 20 to 999,999', () => {
    expect(check('bid', 19.99, null)).toEqual({
      ok: false,
      reason: 'below-minimum',
      nearest: pounds(20),
    });
    expect(check('ask', 20, null)).toEqual({ ok: true });
    expect(check('ask', 999_999, null)).toEqual({ ok: true });
    expect(check('bid', 999_999.01, null)).toEqual({
      ok: false,
      reason: 'above-maximum',
      nearest: pounds(999_999),
    });
  });

  it.each([
    [99, 1],
    [99.99, 1],
    [100, 5],
    [999.99, 5],
    [1000, 10],
    [4999.99, 10],
    [5000, 20],
    [999_999, 20],
  ])('requires to beat a best price of %d by %d', (bestMajor, difference) => {
    expect(leadDifference(pounds(bestMajor).amount)).toBe(difference * 100);
  });

  it('accepts prices behind the best, or ahead by the whole difference', () => {
    expect(check('bid', 200, 200)).toEqual({ ok: true });
    expect(check('bid', 150, 200)).toEqual({ ok: true });
    expect(check('bid', 205, 200)).toEqual({ ok: true });
    expect(check('bid', 204.99, 200)).toEqual({
      ok: false,
      reason: 'too-close-to-best',
      nearest: pounds(205),
    });
    expect(check('ask', 200, 200)).toEqual({ ok: true });
    expect(check('ask', 250, 200)).toEqual({ ok: true });
    expect(check('ask', 195, 200)).toEqual({ ok: true });
    expect(check('ask', 195.01, 200)).toEqual({
      ok: false,
      reason: 'too-close-to-best',
      nearest: pounds(195),
    });
  });

  it('suggests no nearest price out of bounds', () => {
    expect(check('ask', 20.2, 20.5)).toMatchObject({ ok: false, nearest: null });
    expect(check('bid', 999_998.5, 999_998)).toMatchObject({ ok: false, nearest: null });
    expect(greatestLeadingAsk(50, 'GBP', rates)).toBeNull();
  });

  it('suggests a nearest price that is accepted, in every currency', () => {
    const bestGbp = fc.integer({ min: 40_00, max: 900_000_00 });
    fc.assert(
      fc.property(bestGbp, fc.constantFrom(...currencies), (top, currency) => {
        const bid = leastLeadingBid(top, currency, rates);
        const taken = (side: Side, amount: number) =>
          checkPrice({ side, price: money(amount, currency), bestGbp: top, rates }).ok;
        if (bid.amount <= 999_999_00) {
          expect(taken('bid', bid.amount)).toBe(true);
          expect(taken('bid', bid.amount - 1)).toBe(false);
        }
        const ask = greatestLeadingAsk(top, currency, rates);
        if (ask && ask.amount <= 999_999_00) {
          expect(taken('ask', ask.amount)).toBe(true);
          expect(taken('ask', ask.amount + 1)).toBe(false);
        }
      }),
    );
  });
});
