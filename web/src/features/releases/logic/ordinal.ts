const english = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Turns 3 into '3rd'. */
export function ordinal(rank: number): string {
  return `${rank}${endings[english.select(rank)] ?? 'th'}`;
}
