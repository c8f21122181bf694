import { describe, expect, it } from 'vitest';
import { searchNames, searchWords, withSearch } from './searches.ts';

describe('searchWords', () => {
  it('normalizes equal words to the same search', () => {
    expect(searchWords('  low   tide ')).toBe('low tide');
    expect(searchWords(' \t ')).toBe('');
    expect(searchWords('x'.repeat(200))).toHaveLength(100);
  });

  it.each([
    ['\u2066Bae\u2069 \u202aSun-woo\u202c', 'Bae Sun-woo'],
    ['low\r\ntide\u2028', 'low tide'],
    ['low \0 tide\u001b', 'low tide'],
    ['\u202e', ''],
    [`${'x'.repeat(99)}😀`, 'x'.repeat(99)],
    ['שלום\u200f', 'שלום'],
    ['\u{1d159}\u200b', ''],
  ])('normalizes %j to %j, which stays as it is', (pasted, words) => {
    expect(searchWords(pasted)).toBe(words);
    expect(searchWords(words)).toBe(words);
  });
});

describe('withSearch', () => {
  it('puts the newest first, without duplicates', () => {
    const before = [
      { kind: 'artist', id: 1 },
      { kind: 'artwork', id: 1 },
    ] as const;
    expect(withSearch(before, { kind: 'artwork', id: 1 })).toEqual([before[1], before[0]]);
  });

  it('keeps twenty', () => {
    const many = Array.from({ length: 25 }, (_, id) => ({ kind: 'artist' as const, id }));
    const kept = many.reduce<readonly ReturnType<typeof withSearch>[number][]>(withSearch, []);
    expect(kept).toHaveLength(20);
    expect(kept[0]?.id).toBe(24);
    expect(kept.at(-1)?.id).toBe(5);
  });
});

describe('searchNames', () => {
  it('names searches by kind and id', () => {
    const searches = [
      { kind: 'artist', id: 7 },
      { kind: 'artwork', id: 12 },
    ] as const;
    expect(searchNames(searches)).toEqual(['artist-7', 'artwork-12']);
  });
});
