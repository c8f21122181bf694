import { beforeEach, describe, expect, test, vi } from 'vitest';
import { money } from '../../../../../shared/domain/money.ts';
import { type Attempt, attemptFor, attemptStore } from './attempt.ts';
import { type AccountSide, findOutcome } from './find-outcome.ts';
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
const first = attemptFor(null, bidOf(25_000), { key: 'one', startedAt, before: [4] });

describe('attemptFor', () => {
  test('keeps the key of the same intention', () => {
    const again = attemptFor({ ...first, state: 'undone' }, bidOf(25_000), {
      key: 'two',
      startedAt: startedAt + 5000,
      before: [4, 9],
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
  ])('takes a new key for %s', (_name, request) => {
    const next = attemptFor(first, request, { key: 'two', startedAt, before: null });
    expect(next.key).toBe('two');
    expect(next.request).toEqual(request);
  });
});

describe('attemptStore', () => {
  beforeEach(() => sessionStorage.clear());

  test('survives a reload of the page', () => {
    attemptStore('a').write(first);
    expect(attemptStore('a').read()).toEqual(first);
    expect(attemptStore('b').read()).toBeNull();
    attemptStore('a').write(null);
    expect(sessionStorage).toHaveLength(0);
  });

  test('lives as long as the page where the browser refuses storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    attemptStore('a').write(first);
    expect(attemptStore('a').read()).toEqual(first);
    attemptStore('a').write(null);
    expect(attemptStore('a').read()).toBeNull();
    vi.unstubAllGlobals();
  });

  test('reads nothing from what it did not write', () => {
    sessionStorage.setItem('deckle.attempt.c', '{broken');
    expect(attemptStore('c').read()).toBeNull();
  });
});

describe('findOutcome', () => {
  const at = '2026-11-20T12:00:01Z';
  const offer = { editionId: 500, price: money(25_000, 'GBP'), status: 'Approved', at };
  const account = (more: Partial<AccountSide>): AccountSide => ({
    offers: [],
    orders: [],
    ...more,
  });

  test('finds the bid that was not there before', () => {
    expect(findOutcome(first, account({ offers: [{ ...offer, id: 5 }] }))).toEqual({
      kind: 'offer',
      id: 5,
    });
  });

  test('does not take an older, equal bid for it', () => {
    expect(findOutcome(first, account({ offers: [{ ...offer, id: 4 }] }))).toBeNull();
  });

  test('finds the order that a bid became', () => {
    const orders = [{ id: 33, offerId: 5, editionId: 500, at }];
    expect(findOutcome(first, account({ orders }))).toEqual({ kind: 'order', orderId: 33 });
  });

  test('does not take an order of an earlier bid for it', () => {
    const orders = [{ id: 33, offerId: 4, editionId: 500, at }];
    expect(findOutcome(first, account({ orders }))).toBeNull();
  });

  test('overlooks drafts, other editions and other prices', () => {
    const offers = [
      { ...offer, id: 5, status: 'Draft' },
      { ...offer, id: 6, editionId: 501 },
      { ...offer, id: 7, price: money(24_000, 'GBP') },
    ];
    expect(findOutcome(first, account({ offers }))).toBeNull();
  });

  test('goes by the time where the account could not be read before', () => {
    const blind: Attempt = { ...first, before: null };
    const early = { ...offer, id: 5, at: '2026-11-20T11:50:00Z' };
    expect(findOutcome(blind, account({ offers: [early] }))).toBeNull();
    expect(findOutcome(blind, account({ offers: [{ ...early, at }] }))).not.toBeNull();
  });
});
