import { describe, expect, test } from 'vitest';
import { money } from '../../../../../shared/domain/money.ts';
import { bookFor, noOwnOrders } from '../../../../../shared/domain/own-orders.ts';
import { fallbackRates as rates } from '../../../../../shared/domain/rates.ts';
import { bookOrder, edition } from '../testing/fixtures.ts';
import { oddPriceWords } from './odd-price.ts';

const gbp = (amount: number) => money(amount, 'GBP');
const sold = { price: gbp(90_000), soldAt: '2026-11-01T10:00:00.000Z' };
const empty = bookFor(edition({ asks: [], bids: [] }), noOwnOrders);
const listed = bookFor(edition({ asks: [bookOrder(1, 60_000)], bids: [] }), noOwnOrders);

describe('a price far from the market', () => {
  test.each([
    [29_999, '£299.99 is less than a third of the last sale, £900.'],
    [30_000, null],
    [270_000, null],
    [270_001, '£2,700.01 is more than three times the last sale, £900.'],
  ])('of %i is told', (amount, words) => {
    const market = { lastSale: sold, book: listed, rates };
    expect(oddPriceWords('ask', gbp(amount), market)).toBe(words);
  });

  test('is measured by the book where nothing was sold, and by nothing where it is empty', () => {
    expect(oddPriceWords('ask', gbp(15_000), { lastSale: null, book: listed, rates })).toBe(
      '£150 is less than a third of the lowest ask, £600.',
    );
    expect(oddPriceWords('ask', gbp(500_000), { lastSale: null, book: empty, rates })).toBeNull();
  });

  test('is no matter for a low bid', () => {
    const market = { lastSale: sold, book: empty, rates };
    expect(oddPriceWords('bid', gbp(1_000), market)).toBeNull();
    expect(oddPriceWords('bid', gbp(300_000), market)).toMatch(/more than three times/);
  });

  test('is converted first', () => {
    const market = { lastSale: sold, book: empty, rates };
    expect(oddPriceWords('ask', money(100_000, 'USD'), market)).toBeNull();
  });
});
