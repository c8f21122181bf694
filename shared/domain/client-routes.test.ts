import { describe, expect, it } from 'vitest';
import { clientRouteAt } from './client-routes.ts';

describe('clientRouteAt', () => {
  it.each([
    ['/', 'home'],
    ['/artworks', 'artworks'],
    ['/artworks/', 'artworks'],
    ['/artworks/ines-valadares/1/low-tide/41', 'artwork'],
    ['/bid-or-buy/review-bid/ines-valadares/low-tide/41/Main', 'bidOrBuy'],
    ['/my-account/buying/order/41/7', 'order'],
  ])('finds the page at %s', (path, route) => {
    expect(clientRouteAt(path)).toBe(route);
  });

  it.each(['/artwork', '/bid-or-buy', '/my-account', '/my-account/buying/order/41', '/home'])(
    'finds no page at %s',
    (path) => {
      expect(clientRouteAt(path)).toBeNull();
    },
  );
});
