import { expect, it } from 'vitest';
import { withView } from './recently-viewed.ts';

it('puts the latest first, once, and drops the oldest', () => {
  expect(withView([], 4)).toEqual([4]);
  expect(withView([3, 4, 5], 5)).toEqual([5, 3, 4]);
  const many = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(withView(many, 99)).toEqual([99, ...many.slice(0, -1)]);
});
