import { describe, expect, it } from 'vitest';
import { countryCodes, parseCountry } from './countries.ts';
import { regionCountry, regionOfCountry, regions } from './regions.ts';

describe('parseCountry', () => {
  it('accepts codes in either case', () => {
    expect(['FR', ' fr ', 'gB', 'uk'].map(parseCountry)).toEqual(['FR', 'FR', 'GB', 'GB']);
  });

  it.each(['XX', 'T1', 'EU', 'AP', 'ZZ', 'A1', 'FRA', 'F', '', 'France', '__proto__', null, 7, {}])(
    'refuses %s',
    (code) => expect(parseCountry(code)).toBeNull(),
  );
});

describe('countryCodes', () => {
  it('lists each country once, with at least one in every region', () => {
    expect(new Set(countryCodes).size).toBe(countryCodes.length);
    for (const region of regions) {
      expect(regionOfCountry(regionCountry[region])).toBe(region);
      expect(parseCountry(regionCountry[region])).toBe(regionCountry[region]);
    }
  });
});
