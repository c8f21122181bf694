import { describe, expect, test } from 'vitest';
import type { ListingBook } from '../../../../../shared/contracts/account.ts';
import { defaultFees as fees } from '../../../../../shared/domain/default-fees.ts';
import { type Money, money } from '../../../../../shared/domain/money.ts';
import { priceInGbp, fallbackRates as rates } from '../../../../../shared/domain/rates.ts';
import { ask } from '../testing/fixtures.ts';
import { type Repricing, repriceListing } from './reprice.ts';

const gbp = (major: number) => money(major * 100, 'GBP');
const order = (price: Money) => ({ id: 1, price, priceGbp: priceInGbp(price, rates) });
const empty: ListingBook = {
  askId: 9,
  royalty: null,
  lowestAsk: null,
  highestBid: null,
  ownBid: null,
  lastSale: null,
};
const reprice = (
  how: Repricing,
  book: Partial<ListingBook> = {},
  more: Parameters<typeof ask>[0] = {},
) =>
  repriceListing(ask({ price: gbp(300), ...more }), how, {
    book: { ...empty, ...book },
    fees,
    rates,
  });
const percent = (by: number): Repricing => ({ kind: 'percent', percent: by });

describe('a price changed by percent', () => {
  test.each([
    [-10, 27_000, 24_570],
    [10, 33_000, 30_030],
    [-33.33, 20_000, 18_200],
  ])('of %d comes to whole pounds, with its payout', (by, price, payout) => {
    expect(reprice(percent(by))).toEqual({
      kind: 'changes',
      price: money(price, 'GBP'),
      payout: money(payout, 'GBP'),
      odd: null,
    });
  });

  test('counts the royalty of the work and the insurance', () => {
    const found = reprice(percent(-10), { royalty: 10 }, { insured: true });
    // £270 − 6 % − 10 % − £12.
    expect(found).toMatchObject({ payout: money(21_480, 'GBP') });
  });

  test('stays where it rounds to the same, or leaves the bounds', () => {
    expect(reprice(percent(0.1))).toEqual({ kind: 'stays', why: 'The price stays the same.' });
    expect(reprice(percent(-90), {}, { price: gbp(100) })).toEqual({
      kind: 'stays',
      why: '£10 is not possible: the minimum ask is £20.',
    });
  });

  test('keeps the lead rule', () => {
    const lowestAsk = order(gbp(272));
    expect(reprice(percent(-10), { lowestAsk })).toEqual({
      kind: 'stays',
      why: '£270 is too close to the lowest ask: to lead, ask for £267 or less.',
    });
    expect(reprice(percent(-12), { lowestAsk })).toMatchObject({ kind: 'changes' });
    expect(reprice(percent(-5), { lowestAsk })).toMatchObject({ kind: 'changes' });
  });

  test('asks once more for an odd price', () => {
    const lastSale = gbp(900);
    expect(reprice(percent(-10), { lastSale })).toMatchObject({
      odd: '£270 is less than a third of the last sale, £900.',
    });
  });

  test('that meets a bid sells at the bid’s price', () => {
    const highestBid = order(gbp(280));
    expect(reprice(percent(-10), { highestBid })).toEqual({
      kind: 'sells',
      price: gbp(270),
      at: gbp(280),
      payout: money(25_480, 'GBP'),
      isNow: true,
    });
    const paused = reprice(percent(-10), { highestBid }, { status: 'Paused' });
    expect(paused).toMatchObject({ isNow: false, payout: money(24_570, 'GBP') });
    expect(reprice(percent(-10), { ownBid: order(gbp(280)) })).toEqual({
      kind: 'stays',
      why: 'Your own bid of £280 is in the way.',
    });
  });
});

describe('a price changed to the lowest', () => {
  test('is level with it, or leads by the least', () => {
    const lowestAsk = order(gbp(250));
    expect(reprice({ kind: 'match' }, { lowestAsk })).toMatchObject({ price: gbp(250) });
    expect(reprice({ kind: 'beat' }, { lowestAsk })).toMatchObject({ price: gbp(245) });
  });

  test('of another currency never undercuts it by a rounding', () => {
    const lowestAsk = order(money(33_333, 'USD'));
    const found = reprice({ kind: 'match' }, { lowestAsk }, { price: gbp(900) });
    if (found.kind !== 'changes') throw new Error(found.kind);
    expect(priceInGbp(found.price, rates)).toBe(lowestAsk.priceGbp);
  });

  test.each(['match', 'beat'] as const)('stays where there is nothing to %s', (kind) => {
    expect(reprice({ kind })).toEqual({ kind: 'stays', why: 'There is no other ask.' });
    expect(reprice({ kind }, { lowestAsk: order(gbp(310)) })).toEqual({
      kind: 'stays',
      why: 'It is the lowest ask already.',
    });
  });

  test('goes no lower than the minimum', () => {
    const lowestAsk = order(money(20_50, 'GBP'));
    expect(reprice({ kind: 'beat' }, { lowestAsk })).toEqual({
      kind: 'stays',
      why: 'No lower price is possible.',
    });
  });
});
