import { describe, expect, it } from 'vitest';
import { readScrollPositions } from './scroll-positions.ts';

const storage = () => sessionStorage;

describe('readScrollPositions', () => {
  it('remembers positions, also after a reload', () => {
    const before = readScrollPositions(storage);
    before.remember('a /artworks', 500);
    expect(before.find('a /artworks')).toBe(500);
    expect(readScrollPositions(storage).find('a /artworks')).toBeNull();
    before.save();
    expect(readScrollPositions(storage).find('a /artworks')).toBe(500);
  });

  it('keeps the last hundred positions', () => {
    const positions = readScrollPositions(storage);
    for (let index = 0; index <= 100; index += 1) positions.remember(`place ${index}`, index);
    positions.remember('place 1', 7);
    positions.save();
    const kept = readScrollPositions(storage);
    expect(kept.find('place 0')).toBeNull();
    expect(kept.find('place 1')).toBe(7);
  });

  it('starts empty if storage holds invalid data', () => {
    sessionStorage.setItem('scroll-positions', '{nonsense');
    expect(readScrollPositions(storage).find('a')).toBeNull();
  });

  it('keeps positions in memory if the browser blocks storage', () => {
    const positions = readScrollPositions(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    positions.remember('a /artworks', 500);
    positions.save();
    expect(positions.find('a /artworks')).toBe(500);
  });
});
