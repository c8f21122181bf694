import { describe, expect, it } from 'vitest';
import {
  currencyOfCountry,
  currencyOfRegion,
  needsState,
  offersDropOff,
  regionOfCountry,
  regions,
} from './regions.ts';

const members = {
  UK: 'GB UK',
  US: 'US',
  EU_1: 'AT BE DE DK ES FI FR IE IT LU NL PT SE',
  EU_2: 'BG CY CZ EE GR HR HU LT LV MT PL RO SI SK',
  CAN_MEX: 'CA MX',
  A_PAC: 'AU CN HK ID IN JP KR MY NZ PH SG TH TW VN',
  M_EAST: 'AE BH IL JO KW LB OM QA SA TR',
  ROW: 'BR ZA NO CH XX',
} as const;

describe('regions', () => {
  it.each(Object.entries(members))('%s contains its countries', (region, countries) => {
    for (const country of countries.split(' ')) expect(regionOfCountry(country)).toBe(region);
  });

  it('splits the 27 members of the European Union into two regions', () => {
    expect(`${members.EU_1} ${members.EU_2}`.split(' ')).toHaveLength(27);
  });

  it('accepts codes in either case', () => {
    expect(regionOfCountry('de')).toBe('EU_1');
    expect(needsState('us')).toBe(true);
  });

  it('gives each region its currency', () => {
    expect(regions.map((region) => [region, currencyOfRegion(region)])).toEqual([
      ['UK', 'GBP'],
      ['US', 'USD'],
      ['EU_1', 'EUR'],
      ['EU_2', 'EUR'],
      ['CAN_MEX', 'USD'],
      ['A_PAC', 'USD'],
      ['M_EAST', 'USD'],
      ['ROW', 'USD'],
    ]);
    expect(['GB', 'FR', 'PL', 'US', 'JP', 'CH'].map(currencyOfCountry)).toEqual([
      'GBP',
      'EUR',
      'EUR',
      'USD',
      'USD',
      'USD',
    ]);
  });

  it('knows countries that need a state, and those with drop-off', () => {
    expect(['AU', 'IT', 'US', 'CA', 'GB', 'DE'].map(needsState)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(['GB', 'US', 'FR', 'CA'].map(offersDropOff)).toEqual([true, true, false, false]);
  });
});
