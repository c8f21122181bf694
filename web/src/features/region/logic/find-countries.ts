import { regionOfCountry, regions } from '../../../../../shared/domain/regions.ts';
import { unaccented } from '../../../../../shared/domain/unaccented.ts';
import { type Country, countries } from '../../../lib/countries.ts';
import { regionNames } from '../../../lib/format/region-names.ts';

export type CountryGroup = {
  readonly name: string;
  readonly countries: readonly Country[];
};

/** Common names that differ from the official ones. */
const alsoCalled: Readonly<Record<string, string>> = {
  AE: 'uae emirates dubai abu dhabi',
  CI: 'ivory coast',
  CZ: 'czech republic',
  GB: 'uk great britain england scotland wales northern ireland',
  KR: 'korea',
  MK: 'macedonia',
  NL: 'holland',
  RU: 'russian federation',
  TR: 'turkey',
  US: 'usa america',
};

/**
 * Countries by region where each typed word begins a word of the name, ignoring accents; all
 * countries for an empty search. Regions without a match are left out.
 */
export function findCountries(typed: string): readonly CountryGroup[] {
  const words = plain(typed).split(' ').filter(Boolean);
  const groups = new Map<string, Country[]>(regions.map((region) => [regionNames[region], []]));
  for (const country of countries()) {
    const name = regionNames[regionOfCountry(country.code)];
    if (matches(country, name, words)) groups.get(name)?.push(country);
  }
  return [...groups]
    .map(([name, found]) => ({ name, countries: found }))
    .filter((group) => group.countries.length > 0);
}

function matches({ code, name }: Country, region: string, words: readonly string[]): boolean {
  const known = ` ${plain(`${name} ${code} ${alsoCalled[code] ?? ''} ${region}`)}`;
  return words.every((word) => known.includes(` ${word}`));
}

/** Turns 'Côte d’Ivoire' into 'cote d ivoire'. */
function plain(text: string): string {
  return unaccented(text)
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
