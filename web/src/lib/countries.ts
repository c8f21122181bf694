import { countryCodes } from '../../../shared/domain/countries.ts';

export type Country = { readonly code: string; readonly name: string };

let sorted: readonly Country[] | undefined;

/** All countries by English name, in alphabetical order. */
export function countries(): readonly Country[] {
  sorted ??= (() => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    return countryCodes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  })();
  return sorted;
}

/** Turns 'GB' into 'United Kingdom'; an unknown code is returned as it is. */
export function countryName(code: string): string {
  return countries().find((country) => country.code === code)?.name ?? code;
}

/** Names that take an article within a sentence. */
const withArticle: ReadonlySet<string> = new Set(
  'AE BQ BS CC CD CF CG CK DO FK FO GB GM IM IO KM KY MF MH MP MV NL PH PM SB TC UM US VA VG VI'.split(
    ' ',
  ),
);

/** Such as 'the United States', to use within a sentence. */
export function countryInProse(code: string): string {
  const name = countryName(code);
  return withArticle.has(code) ? `the ${name}` : name;
}
