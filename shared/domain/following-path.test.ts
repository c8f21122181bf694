import { describe, expect, it } from 'vitest';
import { followingPath, followingTabOf } from './following-path.ts';

describe('followingTabOf', () => {
  it.each([
    ['tab=saved', 'saved'],
    ['tab=following', 'following'],
    ['tab=Saved', 'following'],
    ['tab=', 'following'],
    ['', 'following'],
    ['tab=following&tab=saved', 'following'],
  ])('reads %j as %s', (query, tab) => {
    expect(followingTabOf(new URLSearchParams(query))).toBe(tab);
  });
});

it('names the tab and the number of pages', () => {
  expect(followingPath('following')).toBe('/following?tab=following');
  expect(followingPath('saved', 3)).toBe('/following?tab=saved&page=3');
});
