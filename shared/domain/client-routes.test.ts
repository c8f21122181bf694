import { describe, expect, it } from 'vitest';
import {
  asksForCard,
  isIndexed,
  isProtectedPath,
  pageAt,
  pageNames,
  pageRow,
  signInPath,
} from './client-routes.ts';

describe('pageAt', () => {
  it.each([
    ['/', 'home'],
    ['/artworks', 'artworks'],
    ['/artworks/', 'artworks'],
    ['/artworks/ines-valadares/1/low-tide/41', 'artwork'],
    ['/bid-or-buy/review-bid/ines-valadares/low-tide/41/Main', 'bidOrBuy'],
    ['/my-account', 'account'],
    ['/my-account/buying/order/41', 'artworkOrders'],
    ['/my-account/buying/order/41/7', 'order'],
    ['/following', 'following'],
    ['/notifications', 'notifications'],
  ])('finds the page of %s', (path, route) => {
    expect(pageAt(path)).toBe(route);
  });

  it.each(['/artwork', '/bid-or-buy', '/my-account/buying/order', '/my-account/all', '/home'])(
    'finds no page at %s',
    (path) => {
      expect(pageAt(path)).toBeNull();
    },
  );
});

describe('isProtectedPath', () => {
  it.each([
    '/my-account/buying',
    '/my-account/nowhere',
    '/my-account',
    '/thanks/bid',
    '/bulk-upload/add-listings',
    '/following',
    '/my-account/selling/sale/41/7',
    '/bid-or-buy/review-bid/ines/low-tide/41/Main',
    '/ask-or-sell/shipping-and-billing/ines/low-tide/41/Main/',
  ])('requires sign-in for %s', (path) => {
    expect(isProtectedPath(path)).toBe(true);
  });

  it.each([
    '/',
    '/artworks',
    '/notifications',
    '/bid-or-buy/ines/low-tide/41/Main',
    '/my-accounts',
    '/bulk-upload',
  ])('does not require sign-in for %s', (path) => {
    expect(isProtectedPath(path)).toBe(false);
  });

  it('keeps the full way back', () => {
    const from = { pathname: '/bid-or-buy/review-bid/a/b/1/Main', search: '?action=buy&x=%26' };
    const query = new URL(signInPath(from), 'http://site.invalid').searchParams;
    expect(query.get('redirectedFrom')).toBe('/bid-or-buy/review-bid/a/b/1/Main?action=buy&x=%26');
  });
});

describe('the table of pages', () => {
  it.each(pageNames)('finds %s at its own path, protected as its row says', (name) => {
    const { path, access } = pageRow(name);
    const address = path.replaceAll(/[:*]\w*/g, '7');
    expect(pageAt(address)).toBe(name);
    expect(isProtectedPath(address)).toBe(access === 'signed-in');
  });

  it('keeps trade steps and personal pages from search engines', () => {
    const indexed = pageNames.filter((name) => isIndexed(pageRow(name)));
    expect(indexed).toEqual(expect.arrayContaining(['artwork', 'privacyPolicy']));
    for (const name of ['login', 'bidOrBuy', 'following', 'payment'] as const)
      expect(indexed).not.toContain(name);
  });

  it('allows the card processor only on pages that ask for a card', () => {
    expect(asksForCard('/bid-or-buy/review-bid/ines/low-tide/41/Main')).toBe(true);
    expect(asksForCard('/my-account/payment')).toBe(true);
    for (const path of ['/', '/artworks', '/ask-or-sell/ines/low-tide/41/Main', '/no-such-page'])
      expect(asksForCard(path)).toBe(false);
  });
});
