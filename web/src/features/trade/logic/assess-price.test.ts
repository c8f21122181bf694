import { describe, expect, test } from 'vitest';
import { type Currency, money } from '../../../../../shared/domain/money.ts';
import { bookFor, noOwnOrders, type OwnOrderIds } from '../../../../../shared/domain/own-orders.ts';
import { fallbackRates, priceInGbp } from '../../../../../shared/domain/rates.ts';
import { assessPrice } from './assess-price.ts';
import { leadingPrice } from './leading-price.ts';
import { suggestPrices } from './suggest-prices.ts';
import type { TradeBook } from './trade-book.ts';

const order = (id: number, amount: number, currency: Currency = 'GBP') => {
  const price = money(amount, currency);
  return { id, price, priceGbp: priceInGbp(price, fallbackRates) };
};
type Order = ReturnType<typeof order>;
/** The first order of each side is its best. */
const bookOf = (asks: Order[], bids: Order[], own: OwnOrderIds = noOwnOrders): TradeBook =>
  bookFor<Order>({ asks, bids, lowestAsk: asks[0] ?? null, highestBid: bids[0] ?? null }, own);
const lowestAsk = order(7, 30_000);
const highestBid = order(8, 20_000);
const book = bookOf([lowestAsk], [highestBid]);
const empty = bookOf([], []);
const bid = (amount: number, on = book) =>
  assessPrice('bid', money(amount, 'GBP'), on, fallbackRates);
const ask = (amount: number, on = book) =>
  assessPrice('ask', money(amount, 'GBP'), on, fallbackRates);

describe('assessPrice', () => {
  test('refuses a bid below the minimum with the minimum', () => {
    expect(bid(1999)).toEqual({
      kind: 'refused',
      reason: 'below-minimum',
      nearest: money(2000, 'GBP'),
      inTheWay: null,
    });
  });

  test('refuses a price above the maximum, even if it would cross', () => {
    expect(bid(100_000_000)).toMatchObject({ kind: 'refused', reason: 'above-maximum' });
  });

  test('refuses a lead smaller than the band’s difference', () => {
    expect(bid(20_499)).toEqual({
      kind: 'refused',
      reason: 'too-close-to-best',
      nearest: money(20_500, 'GBP'),
      inTheWay: null,
    });
    expect(ask(29_501)).toEqual({
      kind: 'refused',
      reason: 'too-close-to-best',
      nearest: money(29_500, 'GBP'),
      inTheWay: null,
    });
  });

  test('tells whether a bid leads, matches or follows', () => {
    expect(bid(20_500)).toEqual({ kind: 'stands', standing: 'leads' });
    expect(bid(20_000)).toEqual({ kind: 'stands', standing: 'matches' });
    expect(bid(15_000)).toEqual({ kind: 'stands', standing: 'follows' });
    expect(bid(2000, empty)).toEqual({ kind: 'stands', standing: 'leads' });
  });

  test('a bid at or above the lowest ask buys that ask', () => {
    expect(bid(30_000)).toEqual({ kind: 'meets', order: lowestAsk });
    expect(bid(45_000)).toEqual({ kind: 'meets', order: lowestAsk });
    expect(bid(29_999)).toEqual({ kind: 'stands', standing: 'leads' });
  });

  test('an ask at or below the highest bid sells into that bid', () => {
    expect(ask(20_000)).toEqual({ kind: 'meets', order: highestBid });
    expect(ask(20_001).kind).toBe('stands');
  });

  test('does not apply the lead rule to a price that trades at once', () => {
    const tight = bookOf([order(7, 20_100)], [highestBid]);
    expect(bid(20_100, tight)).toEqual({ kind: 'meets', order: order(7, 20_100) });
  });
});

describe('assessPrice with own orders', () => {
  const own = { asks: new Set([7]), bids: new Set([8]) };
  const deep = bookOf([lowestAsk, order(9, 31_000)], [highestBid, order(6, 19_000)], own);

  test('skips the user’s own order to the next one', () => {
    expect(bid(31_000, deep)).toEqual({ kind: 'meets', order: order(9, 31_000) });
    expect(ask(19_000, deep)).toEqual({ kind: 'meets', order: order(6, 19_000) });
  });

  test('refuses a price that crosses only the user’s own order', () => {
    expect(bid(30_500, deep)).toEqual({
      kind: 'refused',
      reason: 'own-order',
      nearest: null,
      inTheWay: { price: money(30_000, 'GBP'), isOwn: true },
    });
    expect(ask(19_500, deep)).toMatchObject({
      reason: 'own-order',
      inTheWay: { price: money(20_000, 'GBP') },
    });
    expect(bid(29_999, deep).kind).toBe('stands');
  });

  test('must lead the user’s own order like any other', () => {
    expect(bid(20_100, deep)).toMatchObject({ reason: 'too-close-to-best' });
  });
});

describe('assessPrice with a narrow spread', () => {
  const tight = bookOf([order(7, 20_400)], [highestBid]);

  test('says that nothing between can lead, and the alternatives', () => {
    expect(bid(20_200, tight)).toEqual({
      kind: 'refused',
      reason: 'no-room',
      nearest: money(20_000, 'GBP'),
      inTheWay: { price: money(20_400, 'GBP'), isOwn: false },
    });
    expect(ask(20_200, tight)).toMatchObject({
      reason: 'no-room',
      nearest: money(20_400, 'GBP'),
      inTheWay: { price: money(20_000, 'GBP') },
    });
  });

  test('says so if the blocking order is the user’s own', () => {
    const barred = bookOf([order(7, 20_400)], [highestBid], {
      asks: new Set([7]),
      bids: new Set(),
    });
    expect(bid(20_200, barred)).toMatchObject({ reason: 'no-room', inTheWay: { isOwn: true } });
  });
});

describe('leading in another currency', () => {
  const dollars = (amount: number, on = book) =>
    assessPrice('bid', money(amount, 'USD'), on, fallbackRates);

  test('suggests the next whole amount that leads', () => {
    // 205 GBP are 268.55 USD.
    expect(dollars(26_300)).toMatchObject({ nearest: money(26_900, 'USD') });
    expect(assessPrice('ask', money(39_250, 'USD'), book, fallbackRates)).toMatchObject({
      nearest: money(38_600, 'USD'),
    });
  });

  test('suggests an odd amount if the whole one would cross', () => {
    // 269 USD are 205.35 GBP, 268.55 USD 205.01.
    const tight = bookOf([order(7, 20_520)], [highestBid]);
    const assessed = dollars(26_300, tight);
    expect(assessed).toMatchObject({ reason: 'too-close-to-best' });
    const { nearest } = assessed as { nearest: { amount: number } };
    expect(nearest.amount % 100).not.toBe(0);
    expect(dollars(nearest.amount, tight)).toEqual({ kind: 'stands', standing: 'leads' });
  });

  test.each(['GBP', 'USD', 'EUR'] as const)('names an acceptable price in %s', (currency) => {
    for (let amount = 4_000; amount < 1_200_000; amount += 7_777) {
      for (const [side, only] of [
        ['bid', bookOf([], [order(1, amount)])],
        ['ask', bookOf([order(2, amount)], [])],
      ] as const) {
        const leading = leadingPrice(side, only, currency, fallbackRates);
        if (!leading) continue;
        expect(leading.amount % 100, `${side} ${amount}`).toBe(0);
        expect(assessPrice(side, leading, only, fallbackRates)).toEqual({
          kind: 'stands',
          standing: 'leads',
        });
      }
    }
  });
});

describe('suggestPrices', () => {
  test('suggests to match and to beat the best of one’s side', () => {
    expect(suggestPrices('bid', book, 'GBP', fallbackRates)).toEqual([
      { kind: 'match', price: money(20_000, 'GBP') },
      { kind: 'beat', price: money(20_500, 'GBP') },
    ]);
    expect(suggestPrices('ask', book, 'GBP', fallbackRates)).toEqual([
      { kind: 'match', price: money(30_000, 'GBP') },
      { kind: 'beat', price: money(29_500, 'GBP') },
    ]);
  });

  test('suggests nothing that would cross, and nothing for an empty book', () => {
    const tight = bookOf([order(7, 20_100)], [highestBid]);
    expect(suggestPrices('bid', tight, 'GBP', fallbackRates).map(({ kind }) => kind)).toEqual([
      'match',
    ]);
    expect(suggestPrices('bid', empty, 'GBP', fallbackRates)).toEqual([]);
  });

  test.each(['USD', 'EUR', 'GBP'] as const)(
    'suggests both prices in %s for every best bid, despite rounding',
    (currency) => {
      for (let amount = 4000; amount < 1_200_000; amount += 7_777) {
        for (const own of ['GBP', 'USD', 'EUR'] as const) {
          const deep = bookOf([], [order(1, amount, own)]);
          const kinds = suggestPrices('bid', deep, currency, fallbackRates).map(({ kind }) => kind);
          expect(kinds, `${amount} ${own}`).toEqual(['match', 'beat']);
        }
      }
    },
  );
});
