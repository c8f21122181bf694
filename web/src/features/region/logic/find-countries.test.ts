import { describe, expect, it } from 'vitest';
import { countryCodes } from '../../../../../shared/domain/countries.ts';
import { findCountries } from './find-countries.ts';

const codes = (typed: string) =>
  findCountries(typed).flatMap(({ countries }) => countries.map(({ code }) => code));

describe('findCountries', () => {
  it('lists every country once by region, with the European Union as one', () => {
    expect(codes('').toSorted()).toEqual(countryCodes.toSorted());
    expect(findCountries('').map(({ name }) => name)).toEqual([
      'United Kingdom',
      'United States',
      'European Union',
      'Canada and Mexico',
      'Asia and Pacific',
      'Middle East',
      'International',
    ]);
  });

  it('matches word beginnings, codes and other names, ignoring accents', () => {
    expect(codes('germ')).toEqual(['DE']);
    expect(codes(' ZEAL ')).toEqual(['NZ']);
    expect(codes('cote')).toContain('CI');
    expect(codes('usa')).toEqual(['US']);
    expect(codes('england')).toEqual(['GB']);
    expect(codes('ch')).toContain('CH');
    expect(codes('new z')).toEqual(['NZ']);
    expect(codes('middle east')).toContain('QA');
  });

  it('does not match within words', () => {
    expect(codes('ermany')).toEqual([]);
    expect(codes('atlantis')).toEqual([]);
  });
});
