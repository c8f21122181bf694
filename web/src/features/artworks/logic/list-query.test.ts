import { describe, expect, it } from 'vitest';
import { listAddress, listPath, readListQuery } from './list-query.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));

describe('readListQuery', () => {
  it('reads what the address asks for', () => {
    expect(read('categ=Etching&sort=newest&q=%20tide%20&page=3')).toEqual({
      medium: 'Etching',
      sort: 'newest',
      q: 'tide',
      pages: 3,
    });
  });

  it.each(['', 'sort=toString&page=-1', 'sort=x&page=1.5', 'page=abc&categ='])(
    'takes what cannot be meant for not said: %s',
    (search) => {
      expect(read(search)).toEqual({ medium: null, sort: 'recommended', q: '', pages: 1 });
    },
  );

  it('asks for no more than a wall of pages', () => {
    expect(read('page=100000').pages).toBe(40);
  });
});

describe('listAddress', () => {
  it('is read back as it was', () => {
    const address = listAddress(read(''), {
      medium: 'Giclée',
      sort: 'lowest-ask',
      q: 'é&',
      pages: 2,
    });
    expect(read(address.split('?')[1] ?? '')).toEqual({
      medium: 'Giclée',
      sort: 'lowest-ask',
      q: 'é&',
      pages: 2,
    });
  });

  it('says nothing of what is usual, and begins again when the question changes', () => {
    expect(listAddress(read('page=4'), { medium: null })).toBe('/artworks');
    expect(listAddress(read('page=4&q=sea'), { sort: 'newest' })).toBe(
      '/artworks?sort=newest&q=sea',
    );
  });
});

describe('listPath', () => {
  it('asks the BFF for one page', () => {
    expect(listPath(read('categ=Etching&page=3'), 2)).toBe('/api/artworks?page=2&medium=Etching');
    expect(listPath(read(''), 1)).toBe('/api/artworks');
  });
});
