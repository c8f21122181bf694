import type { Currency } from './money.ts';

export const regions = ['UK', 'US', 'EU_1', 'EU_2', 'CAN_MEX', 'A_PAC', 'M_EAST', 'ROW'] as const;
export type Region = (typeof regions)[number];

export const defaultPlace = { country: 'GB', region: 'UK', currency: 'GBP' } as const satisfies {
  country: string;
  region: Region;
  currency: Currency;
};

const countries: Record<Exclude<Region, 'ROW'>, readonly string[]> = {
  UK: ['GB', 'UK'],
  US: ['US'],
  EU_1: 'AT BE DE DK ES FI FR IE IT LU NL PT SE'.split(' '),
  EU_2: 'BG CY CZ EE GR HR HU LT LV MT PL RO SI SK'.split(' '),
  CAN_MEX: ['CA', 'MX'],
  A_PAC: 'AU CN HK ID IN JP KR MY NZ PH SG TH TW VN'.split(' '),
  M_EAST: 'AE BH IL JO KW LB OM QA SA TR'.split(' '),
};

const regionByCountry = new Map<string, Region>(
  Object.entries(countries).flatMap(([region, codes]) =>
    codes.map((code) => [code, region as Region]),
  ),
);

/** The shipping region of a two-letter country code; every country not listed is ROW. */
export function regionOfCountry(country: string): Region {
  return regionByCountry.get(country.toUpperCase()) ?? 'ROW';
}

/** The country assumed for a visitor who chose only a region: its largest art market. */
export const regionCountry: Record<Region, string> = {
  UK: 'GB',
  US: 'US',
  EU_1: 'FR',
  EU_2: 'PL',
  CAN_MEX: 'CA',
  A_PAC: 'CN',
  M_EAST: 'AE',
  ROW: 'CH',
};

const currencyByRegion: Record<Region, Currency> = {
  UK: 'GBP',
  US: 'USD',
  EU_1: 'EUR',
  EU_2: 'EUR',
  CAN_MEX: 'USD',
  A_PAC: 'USD',
  M_EAST: 'USD',
  ROW: 'USD',
};

export function currencyOfRegion(region: Region): Currency {
  return currencyByRegion[region];
}

export function currencyOfCountry(country: string): Currency {
  return currencyByRegion[regionOfCountry(country)];
}

const statesNeeded: ReadonlySet<string> = new Set(['AU', 'IT', 'US', 'CA']);

/** Addresses in these countries cannot be delivered without a state or province. */
export function needsState(country: string): boolean {
  return statesNeeded.has(country.toUpperCase());
}

const dropOffOffered: ReadonlySet<string> = new Set(['GB', 'US']);

/** Sellers in these countries are offered drop-off at DHL and UPS. */
export function offersDropOff(country: string): boolean {
  return dropOffOffered.has(country.toUpperCase());
}
