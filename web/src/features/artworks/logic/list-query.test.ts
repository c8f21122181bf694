import { describe, expect, it } from 'vitest';
import { isFiltered, listAddress, listPath, readListQuery, unfiltered } from './list-query.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));

describe('readListQuery', () => {
  it('reads filters and pages', () => {
    const { list, shown } = read('categ=Etching&sort=newest&q=%20tide%20&page=3');
    expect(list).toMatchObject({ medium: 'Etching', sort: 'newest', q: 'tide' });
    expect(shown).toEqual({ first: 1, last: 3 });
  });

  it.each(['', 'page=-1', 'page=1.5', 'page=abc', 'page=0', 'start=x'])(
    'starts at the first page for %j',
    (search) => {
      expect(read(search).shown).toEqual({ first: 1, last: 1 });
    },
  );

  it('limits the number of pages, and starts no lower than the first', () => {
    expect(read('page=9999').shown).toEqual({ first: 1, last: 40 });
    expect(read('start=41&page=9999').shown).toEqual({ first: 41, last: 80 });
    expect(read('start=41&page=2').shown).toEqual({ first: 41, last: 41 });
  });
});

describe('listAddress', () => {
  it('round-trips', () => {
    for (const shown of [
      { first: 1, last: 2 },
      { first: 41, last: 41 },
      { first: 41, last: 50 },
    ]) {
      const list = read('categ=Gicl%C3%A9e&sort=lowest-ask&q=%C3%A9%26&min=5').list;
      expect(read(listAddress(list, shown).split('?')[1] ?? '')).toEqual({ list, shown });
    }
  });

  it('omits defaults, and starts at the first page when a filter changes', () => {
    expect(listAddress(read('page=4').list)).toBe('/artworks');
    const { list } = read('page=4&q=sea');
    expect(listAddress({ ...list, sort: 'newest' })).toBe('/artworks?sort=newest&q=sea');
  });
});

describe('filters', () => {
  it('are distinguished from search and sort order', () => {
    const { list } = read('q=sea&sort=newest&categ=Etching&sale=now&min=5');
    expect(isFiltered(list)).toBe(true);
    expect(listAddress(unfiltered(list))).toBe('/artworks?sort=newest&q=sea');
    expect(isFiltered(unfiltered(list))).toBe(false);
  });
});

describe('listPath', () => {
  it('builds the path of a page', () => {
    const { list } = read('categ=Etching&page=3');
    expect(listPath(list, 2)).toBe('/api/artworks?medium=Etching&page=2');
    expect(listPath(read('').list, 1)).toBe('/api/artworks');
  });
});
