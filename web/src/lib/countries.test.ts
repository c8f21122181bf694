import { expect, test } from 'vitest';
import { countries, countryInProse, countryName } from './countries.ts';

test('lists countries by English name, in alphabetical order', () => {
  expect(countryName('GB')).toBe('United Kingdom');
  expect(countryName('ZZ')).toBe('ZZ');
  expect(countries()[0]).toEqual({ code: 'AF', name: 'Afghanistan' });
});

test('adds an article where a sentence needs one', () => {
  expect(countryInProse('US')).toBe('the United States');
  expect(countryInProse('NL')).toBe('the Netherlands');
  expect(countryInProse('FR')).toBe('France');
});
