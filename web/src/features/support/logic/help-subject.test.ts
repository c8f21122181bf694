import { expect, test } from 'vitest';
import { helpSubject } from './help-subject.ts';

test.each([
  ['/my-account/buying/order/41/33', null, 'Order 33'],
  ['/my-account/selling/sale/41/33', 'req-1', 'Sale 33, Reference req-1'],
  ['/thanks/purchase/33', null, 'Order 33'],
  ['/thanks/sale/33', null, 'Sale 33'],
  ['/thanks/bid/5', null, null],
  ['/my-account/buying/order/41', null, null],
  ['/my-account/buying/order/41/first', null, null],
  ['/artworks', 'req-1', 'Reference req-1'],
  ['/artworks', null, null],
])('help on %s after failure %s is about %s', (path, failure, about) => {
  expect(helpSubject(path, failure)).toBe(about);
});
