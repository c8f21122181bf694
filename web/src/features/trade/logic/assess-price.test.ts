import { describe, expect, test } from 'vitest';
import { type Currency, money } from '../../../../../shared/domain/money.ts';
import { fallbackRates, priceInGbp } from '../../../../../shared/domain/rates.ts';
import { assessPrice, type Book } from './assess-price.ts';
import { suggestPrices } from './suggest-prices.ts';

const order = (id: number, amount: number, currency: Currency = 'GBP') => {
  const price = money(amount, currency);
  return { id, price, priceGbp: priceInGbp(price, fallbackRates) };
};
const book: Book = { lowestAsk: order(7, 30_000), highestBid: order(8, 20_000) };
const empty: Book = { lowestAsk: null, highestBid: null };
const bid = (amount: number, on = book) =>
  assessPrice('bid', money(amount, 'GBP'), on, fallbackRates);
const ask = (amount: number, on = book) =>
  assessPrice('ask', money(amount, 'GBP'), on, fallbackRates);

describe('assessPrice', () => {
  test('refuses a bid below the minimum and names the minimum', () => {
    expect(bid(1999)).toEqual({
      kind: 'refused',
      reason: 'below-minimum',
      nearest: money(2000, 'GBP'),
    });
  });

  test('refuses a price above the maximum, even where it would meet an ask', () => {
    expect(bid(100_000_000)).toMatchObject({ kind: 'refused', reason: 'above-maximum' });
  });

  test('refuses to lead by less than the band asks for', () => {
    expect(bid(20_499)).toEqual({
      kind: 'refused',
      reason: 'too-close-to-best',
      nearest: money(20_500, 'GBP'),
    });
    expect(ask(29_501)).toEqual({
      kind: 'refused',
      reason: 'too-close-to-best',
      nearest: money(29_500, 'GBP'),
    });
  });

  test('tells whether a bid leads, matches or follows', () => {
    expect(bid(20_500)).toEqual({ kind: 'stands', standing: 'leads' });
    expect(bid(20_000)).toEqual({ kind: 'stands', standing: 'matches' });
    expect(bid(15_000)).toEqual({ kind: 'stands', standing: 'follows' });
    expect(bid(2000, empty)).toEqual({ kind: 'stands', standing: 'leads' });
  });

  test('a bid at or above the lowest ask buys that ask', () => {
    expect(bid(30_000)).toEqual({ kind: 'meets', order: book.lowestAsk });
    expect(bid(45_000)).toEqual({ kind: 'meets', order: book.lowestAsk });
    expect(bid(29_999)).toEqual({ kind: 'stands', standing: 'leads' });
  });

  test('an ask at or below the highest bid sells into that bid', () => {
    expect(ask(20_000)).toEqual({ kind: 'meets', order: book.highestBid });
    expect(ask(20_001).kind).toBe('stands');
  });

  test('a price that trades at once need not lead its own side', () => {
    const tight = { lowestAsk: order(7, 20_100), highestBid: order(8, 20_000) };
    expect(bid(20_100, tight)).toEqual({ kind: 'meets', order: tight.lowestAsk });
  });
});

describe('suggestPrices', () => {
  test('offers to match and to beat the best of the own side', () => {
    expect(suggestPrices('bid', book, 'GBP', fallbackRates)).toEqual([
      { kind: 'match', price: money(20_000, 'GBP') },
      { kind: 'beat', price: money(20_500, 'GBP') },
    ]);
    expect(suggestPrices('ask', book, 'GBP', fallbackRates)).toEqual([
      { kind: 'match', price: money(30_000, 'GBP') },
      { kind: 'beat', price: money(29_500, 'GBP') },
    ]);
  });

  test('offers nothing that would trade at once, and nothing in an empty book', () => {
    const tight = { lowestAsk: order(7, 20_100), highestBid: order(8, 20_000) };
    expect(suggestPrices('bid', tight, 'GBP', fallbackRates).map(({ kind }) => kind)).toEqual([
      'match',
    ]);
    expect(suggestPrices('bid', empty, 'GBP', fallbackRates)).toEqual([]);
  });

  test.each(['USD', 'EUR', 'GBP'] as const)(
    'finds both prices in %s for every best bid, whatever the rounding',
    (currency) => {
      for (let amount = 4000; amount < 1_200_000; amount += 7_777) {
        for (const own of ['GBP', 'USD', 'EUR'] as const) {
          const deep = { lowestAsk: null, highestBid: order(1, amount, own) };
          const kinds = suggestPrices('bid', deep, currency, fallbackRates).map(({ kind }) => kind);
          expect(kinds, `${amount} ${own}`).toEqual(['match', 'beat']);
        }
      }
    },
  );
});
