import { expect, it } from 'vitest';
import { readWorksQuery, worksAddress, worksPath } from './works-query.ts';

const read = (query: string) => readWorksQuery(new URLSearchParams(query));

it('reads the address and ignores invalid parameters', () => {
  expect(read('')).toEqual({ medium: null, sort: 'recommended', pages: 1 });
  expect(read('medium=Etching&sort=newest&page=3')).toEqual({
    medium: 'Etching',
    sort: 'newest',
    pages: 3,
  });
  expect(read('medium=+&sort=toString&page=-1')).toEqual(read(''));
  expect(read('page=1000').pages).toBe(40);
});

it('round-trips, and starts at the first page when a filter changes', () => {
  const third = read('medium=Etching&page=3');
  const href = '/artists/ines-valadares/8';
  expect(worksAddress(href, third, { pages: 4 })).toBe(`${href}?medium=Etching&page=4`);
  expect(worksAddress(href, third, { sort: 'newest' })).toBe(`${href}?medium=Etching&sort=newest`);
  expect(worksAddress(href, third, { medium: null })).toBe(href);
});

it('builds the path of a page', () => {
  expect(worksPath(8, read(''), 1)).toBe('/api/artists/8/works');
  expect(worksPath(8, read('sort=highest-bid'), 2)).toBe(
    '/api/artists/8/works?page=2&sort=highest-bid',
  );
});
