import { describe, expect, it, test } from 'vitest';
import { belongsTo, type CollectableWork, inTurn, longestSide, mostTraded } from './collections.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
type Edition = CollectableWork['editions'][number];
const price = (pence: number, currency = 'GBP') => ({ price: pence, currency, priceGbp: pence });
const work = (edition: Partial<Edition> = {}, createdAt = '2020-01-01T00:00:00Z') => ({
  createdAt,
  editions: [{ size: '50 × 70 cm', lowestAsk: null, highestBid: null, lastSale: null, ...edition }],
});

describe('belongsTo', () => {
  it('includes prices up to the limit, of any edition', () => {
    const rule = { by: 'price', atMost: 50_000 } as const;
    expect(belongsTo(rule, work({ lowestAsk: price(50_000) }), now)).toBe(true);
    expect(belongsTo(rule, work({ lowestAsk: price(50_001) }), now)).toBe(false);
    expect(belongsTo(rule, work(), now)).toBe(false);
    const [dear] = work({ lowestAsk: price(90_000) }).editions;
    const [cheap] = work({ lowestAsk: price(10_000) }).editions;
    expect(belongsTo(rule, { ...work(), editions: [dear!, cheap!] }, now)).toBe(true);
  });

  it('includes only works of the given days', () => {
    const rule = { by: 'arrival', withinDays: 30 } as const;
    expect(belongsTo(rule, work({}, '2026-10-21T12:00:00Z'), now)).toBe(true);
    expect(belongsTo(rule, work({}, '2026-10-21T11:59:59Z'), now)).toBe(false);
  });

  it('includes narrow spreads, and no book with one side', () => {
    const rule = { by: 'spread', atMost: 0.05 } as const;
    const book = (ask: number, bid: number | null) =>
      work({ lowestAsk: price(ask), highestBid: bid === null ? null : price(bid) });
    expect(belongsTo(rule, book(100_00, 95_00), now)).toBe(true);
    expect(belongsTo(rule, book(100_00, 94_99), now)).toBe(false);
    expect(belongsTo(rule, book(100_00, null), now)).toBe(false);
  });

  it('includes asks below the last sale in the same currency only', () => {
    const rule = { by: 'discount' } as const;
    const asked = (lastSale: Edition['lastSale']) => work({ lowestAsk: price(90_00), lastSale });
    expect(belongsTo(rule, asked(price(100_00)), now)).toBe(true);
    expect(belongsTo(rule, asked(price(90_00)), now)).toBe(false);
    expect(belongsTo(rule, asked(price(100_00, 'USD')), now)).toBe(false);
    expect(belongsTo(rule, asked(null), now)).toBe(false);
    expect(belongsTo(rule, work({ lastSale: price(1) }), now)).toBe(false);
  });

  it('compares the longer side', () => {
    const rule = { by: 'size', longest: 42 } as const;
    expect(belongsTo(rule, work({ size: '30 × 42 cm' }), now)).toBe(true);
    expect(belongsTo(rule, work({ size: '30 × 42.5 cm' }), now)).toBe(false);
    expect(belongsTo(rule, work({ size: 'folio' }), now)).toBe(false);
  });

  it('is true for rules that the query applies', () => {
    expect(belongsTo({ by: 'release' }, work(), now)).toBe(true);
  });
});

test.each([
  ['56 × 76 cm', 76],
  ['60x45 cm (sheet)', 60],
  ['12.5 × 9 cm', 12.5],
  ['20 × 30 in', null],
  ['', null],
])('finds the longest side of %j', (size, side) => {
  expect(longestSide(size)).toBe(side);
});

test('mostTraded sorts by the number of sales within the days', () => {
  const sale = (artworkId: number, soldAt: string) => ({ artworkId, soldAt });
  const recent = '2026-11-01T00:00:00Z';
  const old = '2025-01-01T00:00:00Z';
  const sales = [sale(1, recent), sale(2, recent), sale(2, recent), sale(3, old), sale(3, old)];
  expect(mostTraded(sales, 365, now)).toEqual([2, 1]);
});

test('inTurn alternates between lists without duplicates', () => {
  const [a, b, c, d] = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }];
  expect(inTurn([[a!, b!], [c!, a!, d!], []])).toEqual([a, c, b, d]);
  expect(inTurn([])).toEqual([]);
});
