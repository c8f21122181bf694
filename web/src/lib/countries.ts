import { countryCodes } from '../../../shared/domain/countries.ts';

export type Country = { readonly code: string; readonly name: string };

let sorted: readonly Country[] | undefined;

/** All of them by their English names, in alphabetical order. */
export function countries(): readonly Country[] {
  sorted ??= (() => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    return countryCodes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  })();
  return sorted;
}

/** 'GB' is 'United Kingdom'; a code that is none stays itself. */
export function countryName(code: string): string {
  return countries().find((country) => country.code === code)?.name ?? code;
}

/** Names that English puts an article before in a sentence. */
const withArticle: ReadonlySet<string> = new Set(
  'AE BQ BS CC CD CF CG CK DO FK FO GB GM IM IO KM KY MF MH MP MV NL PH PM SB TC UM US VA VG VI'.split(
    ' ',
  ),
);

/** As in 'delivered to the United States'. */
export function countryInProse(code: string): string {
  const name = countryName(code);
  return withArticle.has(code) ? `the ${name}` : name;
}
