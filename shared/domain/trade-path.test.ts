import { describe, expect, test } from 'vitest';
import { tradePath } from './paths.ts';
import { isTradeStep, parseTradePath } from './trade-path.ts';

const artwork = {
  id: 41,
  name: 'Low Tide, Évora',
  artists: [
    { id: 1, name: 'Inês Valadares' },
    { id: 2, name: 'Rowan Achterberg' },
  ],
};

describe('parseTradePath', () => {
  test.each([
    ['bid-or-buy', undefined],
    ['bid-or-buy', 'shipping-and-billing'],
    ['bid-or-buy', 'review-bid'],
    ['ask-or-sell', undefined],
    ['ask-or-sell', 'authentication'],
    ['ask-or-sell', 'shipping-and-billing'],
    ['ask-or-sell', 'review-sale'],
  ] as const)('reads what tradePath writes: %s, %s', (flow, step) => {
    expect(parseTradePath(tradePath(flow, artwork, 'Main', step))).toEqual({
      flow,
      step: step ?? 'entry',
      artworkId: 41,
      edition: 'Main',
    });
  });

  test('decodes the edition’s name', () => {
    const path = tradePath('bid-or-buy', artwork, 'Gold & Black/II');
    expect(parseTradePath(path)?.edition).toBe('Gold & Black/II');
  });

  test('reads an artist named like a step as an artist', () => {
    const named = { ...artwork, artists: [{ id: 9, name: 'Review Bid' }] };
    expect(parseTradePath(tradePath('bid-or-buy', named))?.step).toBe('entry');
    expect(parseTradePath(tradePath('bid-or-buy', named, 'Main', 'review-bid'))?.step).toBe(
      'review-bid',
    );
  });

  test.each([
    '/artworks/a/1/b/2',
    '/bid-or-buy',
    '/bid-or-buy/a/b/Main',
    '/bid-or-buy/a/b/0/Main',
    '/bid-or-buy/a/b/12x/Main',
    '/bid-or-buy/a/b/-1/Main',
    '/bid-or-buy/a/b/12/%E0%A4%A',
  ])('is null for %s', (path) => {
    expect(parseTradePath(path)).toBeNull();
  });

  test('refuses the other flow’s steps', () => {
    expect(parseTradePath(tradePath('bid-or-buy', artwork, 'Main', 'review-sale'))?.step).toBe(
      'entry',
    );
  });
});

describe('isTradeStep', () => {
  test.each([
    '/bid-or-buy/shipping-and-billing/ines/low-tide/41/Main',
    '/bid-or-buy/review-bid/ines/low-tide/41/Main',
    '/ask-or-sell/authentication/ines/low-tide/41/Main',
    '/ask-or-sell/shipping-and-billing/ines/low-tide/41/Main',
    '/ask-or-sell/review-sale/ines/rowan/low-tide/41/Artist/',
    '/ask-or-sell/submit-documents/ines/low-tide/41/Main',
  ])('is true for %s', (path) => {
    expect(isTradeStep(path)).toBe(true);
  });

  test.each([
    '/bid-or-buy/ines/low-tide/41/Main',
    // An artist called 'Review Bid'.
    '/bid-or-buy/review-bid/low-tide/41/Main',
    '/bid-or-buy/review-sale/ines/low-tide/41/Main',
    '/artworks/review-bid/ines/low-tide/41/Main',
  ])('is false for %s', (path) => {
    expect(isTradeStep(path)).toBe(false);
  });
});
