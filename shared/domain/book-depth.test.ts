import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookDepth } from './book-depth.ts';

describe('bookDepth', () => {
  it('cumulates each side from its best price', () => {
    expect(bookDepth({ bids: [80, 90, 90], asks: [120, 100, 110, 100] })).toEqual({
      bids: [
        { amount: 90, total: 2 },
        { amount: 80, total: 3 },
      ],
      asks: [
        { amount: 100, total: 2 },
        { amount: 110, total: 3 },
        { amount: 120, total: 4 },
      ],
    });
  });

  it('is empty without bids and asks', () => {
    expect(bookDepth({ bids: [], asks: [] })).toEqual({ bids: [], asks: [] });
  });

  it('counts every order once, and never decreases', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 50 })), (asks) => {
        const steps = bookDepth({ bids: [], asks }).asks;
        expect(steps.at(-1)?.total ?? 0).toBe(asks.length);
        for (const { amount, total } of steps) {
          expect(total).toBe(asks.filter((ask) => ask <= amount).length);
        }
      }),
    );
  });
});
