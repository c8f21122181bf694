import { expect, it } from 'vitest';
import { fallbackRates } from '../../../../../shared/domain/rates.ts';
import { activeFilters } from './active-filters.ts';
import { listAddress, readListQuery } from './list-query.ts';

const filtersOf = (search: string, artistName: string | null = null) =>
  activeFilters(readListQuery(new URLSearchParams(search)).list, {
    artistName,
    currency: 'GBP',
    rates: fallbackRates,
  });
const labelsOf = (search: string) => filtersOf(search).map(({ label }) => label);

it('describes each filter, and links to the list without it', () => {
  const search = 'categ=Etching&artist=7&min=100&max=250&from=2019&to=2021&size=50&sale=now';
  expect(filtersOf(search, 'Mara Lind').map(({ label }) => label)).toEqual([
    'Etching',
    'Mara Lind',
    '£100 to £250',
    '2019 to 2021',
    'Edition up to 50',
    'For sale now',
  ]);
  const without = filtersOf('categ=Etching&q=sea&size=open').map((one) => [
    one.label,
    listAddress(one.without),
  ]);
  expect(without).toEqual([
    ['Etching', '/artworks?q=sea&size=open'],
    ['Open edition', '/artworks?categ=Etching&q=sea'],
  ]);
});

it('describes an open range and a range of one year', () => {
  expect(labelsOf('from=2019')).toEqual(['Since 2019']);
  expect(labelsOf('to=2019')).toEqual(['Until 2019']);
  expect(labelsOf('from=2019&to=2019')).toEqual(['2019']);
  expect(labelsOf('size=unique')).toEqual(['Unique']);
  expect(labelsOf('size=larger')).toEqual(['Over 250']);
  expect(labelsOf('artist=7')).toEqual(['One artist']);
});

it('is empty for a list that is only searched and sorted', () => {
  expect(labelsOf('q=sea&sort=newest&page=3')).toEqual([]);
});
