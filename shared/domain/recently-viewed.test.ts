import { expect, it } from 'vitest';
import { keptViews, viewedNow } from './recently-viewed.ts';

it('puts what was looked at last first, once, and forgets the oldest', () => {
  expect(viewedNow([], 4)).toEqual([4]);
  expect(viewedNow([3, 4, 5], 5)).toEqual([5, 3, 4]);
  const many = Array.from({ length: keptViews }, (_, index) => index + 1);
  expect(viewedNow(many, 99)).toEqual([99, ...many.slice(0, -1)]);
});
