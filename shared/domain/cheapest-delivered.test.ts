import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestDelivered } from './cheapest-delivered.ts';
import { defaultFees } from './default-fees.ts';
import { buyerLines } from './fees.ts';
import { type Currency, currencies, money } from './money.ts';
import { fallbackRates } from './rates.ts';
import { currencyOfRegion, type Region, regions } from './regions.ts';

const terms = { rates: fallbackRates, fees: defaultFees };

type Ask = {
  readonly id: number;
  readonly price: number;
  readonly currency: Currency;
  readonly sellerRegion: Region;
  readonly placedAt: Date;
};

function ask(id: number, price: number, values: Partial<Ask> = {}): Ask {
  return { id, price, currency: 'GBP', sellerRegion: 'UK', placedAt: new Date(id), ...values };
}

/** What a buyer in the region pays in all, in the region's currency. */
function totalOf({ price, currency, sellerRegion }: Ask, buyerRegion: Region): number {
  return buyerLines({
    price: money(price, currency),
    currency: currencyOfRegion(buyerRegion),
    buyerRegion,
    sellerRegion,
    rates: fallbackRates,
    fees: defaultFees,
  }).total.amount;
}

const anyBook = fc
  .array(
    fc.record({
      price: fc.oneof(
        fc.integer({ min: 20_00, max: 20_50 }),
        fc.integer({ min: 20_00, max: 400_00 }),
      ),
      currency: fc.constantFrom(...currencies),
      sellerRegion: fc.constantFrom(...regions),
      placedAt: fc.integer({ min: 0, max: 5 }).map((time) => new Date(time)),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((rows) => rows.map(({ price, ...values }, index) => ask(index + 1, price, values)));

test('no ask of a book has a lower delivered total, in any region', () => {
  fc.assert(
    fc.property(anyBook, fc.constantFrom(...regions), (book, region) => {
      const found = cheapestDelivered(book, region, terms);
      const least = Math.min(...book.map((one) => totalOf(one, region)));
      expect(found && totalOf(found, region)).toBe(least);
    }),
    { numRuns: 500 },
  );
});

test('of asks at one price from one region the earliest comes first, whatever their order', () => {
  fc.assert(
    fc.property(anyBook, fc.constantFrom(...regions), (book, region) => {
      const found = cheapestDelivered(book, region, terms);
      const alike = book.filter(
        (one) =>
          one.price === found?.price &&
          one.currency === found.currency &&
          one.sellerRegion === found.sellerRegion,
      );
      const [earliest] = alike.toSorted(
        (a, b) => a.placedAt.getTime() - b.placedAt.getTime() || a.id - b.id,
      );
      expect(found).toBe(earliest);
      expect(cheapestDelivered(book.toReversed(), region, terms)).toBe(found);
    }),
    { numRuns: 500 },
  );
});

test('a dearer ask from one’s own region wins where shipping costs more than the difference', () => {
  const [abroad, near] = [ask(1, 100_00, { sellerRegion: 'US' }), ask(2, 105_99)];
  expect(cheapestDelivered([abroad, near], 'UK', terms)).toBe(near);
  expect(cheapestDelivered([abroad, near], 'US', terms)).toBe(abroad);
  expect(cheapestDelivered([abroad, near], 'EU_1', terms)).toBe(abroad);
  const tied = ask(3, 106_00);
  expect(cheapestDelivered([tied, abroad], 'UK', terms)).toBe(abroad);
});

test('of asks that cost the same delivered, the earlier comes first', () => {
  const abroad = ask(2, 100_00, { sellerRegion: 'EU_1', placedAt: new Date(1) });
  const other = ask(1, 100_00, { sellerRegion: 'EU_2', placedAt: new Date(2) });
  expect(cheapestDelivered([other, abroad], 'UK', terms)).toBe(abroad);
});

test('an empty book has none', () => {
  expect(cheapestDelivered([], 'UK', terms)).toBeNull();
});
