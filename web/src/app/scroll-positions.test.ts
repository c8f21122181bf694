import { beforeEach, describe, expect, it } from 'vitest';
import { readScrollPositions } from './scroll-positions.ts';

beforeEach(() => sessionStorage.clear());

describe('readScrollPositions', () => {
  it('finds a place again, also after a reload', () => {
    const before = readScrollPositions(sessionStorage);
    before.remember('a /artworks', 500);
    expect(before.find('a /artworks')).toBe(500);
    expect(readScrollPositions(sessionStorage).find('a /artworks')).toBeNull();
    before.save();
    expect(readScrollPositions(sessionStorage).find('a /artworks')).toBe(500);
  });

  it('keeps the latest hundred places', () => {
    const positions = readScrollPositions(sessionStorage);
    for (let index = 0; index <= 100; index += 1) positions.remember(`place ${index}`, index);
    positions.remember('place 1', 7);
    positions.save();
    const kept = readScrollPositions(sessionStorage);
    expect(kept.find('place 0')).toBeNull();
    expect(kept.find('place 1')).toBe(7);
  });

  it('begins anew with a store that it cannot read', () => {
    sessionStorage.setItem('scroll-positions', '{nonsense');
    expect(readScrollPositions(sessionStorage).find('a')).toBeNull();
  });
});
