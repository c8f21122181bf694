import { describe, expect, test, vi } from 'vitest';
import { attemptFor, attemptStore } from './attempt.ts';
import type { TradeRequest } from './trade-request.ts';

const bidOf = (price: number, total = price + 100): TradeRequest => ({
  kind: 'bid',
  body: {
    editionId: 500,
    price,
    expiresInDays: 30,
    expectedTotal: { amount: total, currency: 'GBP' },
  },
});
const startedAt = Date.parse('2026-11-20T12:00:00Z');
const first = attemptFor(null, bidOf(25_000), { key: 'one', startedAt });

describe('attemptFor', () => {
  test('keeps the key of the same request', () => {
    const again = attemptFor({ ...first, state: 'undone' }, bidOf(25_000), {
      key: 'two',
      startedAt: startedAt + 5000,
    });
    expect(again).toEqual(first);
  });

  test.each([
    ['another price', bidOf(26_000, 25_100)],
    ['another amount agreed to', bidOf(25_000, 25_200)],
    [
      'another way',
      {
        kind: 'buy',
        body: { editionId: 500, askId: 7, expectedTotal: { amount: 25_100, currency: 'GBP' } },
      } satisfies TradeRequest,
    ],
  ])('uses a new key for %s', (_name, request) => {
    const next = attemptFor(first, request, { key: 'two', startedAt });
    expect(next.key).toBe('two');
    expect(next.request).toEqual(request);
  });
});

describe('attemptStore', () => {
  test('survives a reload of the page', () => {
    attemptStore('a').write(first);
    expect(attemptStore('a').read()).toEqual(first);
    expect(attemptStore('b').read()).toBeNull();
    attemptStore('a').write(null);
    expect(sessionStorage).toHaveLength(0);
  });

  test('is kept in memory if the browser blocks storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    attemptStore('a').write(first);
    expect(attemptStore('a').read()).toEqual(first);
    attemptStore('a').write(null);
    expect(attemptStore('a').read()).toBeNull();
    vi.unstubAllGlobals();
  });

  test('ignores invalid data', () => {
    sessionStorage.setItem('deckle.attempt.c', '{broken');
    expect(attemptStore('c').read()).toBeNull();
  });
});
