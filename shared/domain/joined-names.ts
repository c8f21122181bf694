const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** 'Zuleika, Pell & Oduya and Ottilie Krahl': British English puts no comma before 'and'. */
export function joinedNames(names: readonly string[]): string {
  return list.format(names);
}

/**
 * The makers of a release: its artists, then the text about others. If that begins with 'and', it
 * ends the list: 'Zuleika, Tobi Oyelaran and two guests of the press'. '' without makers.
 */
export function joinedMakers(names: readonly string[], others: string): string {
  const listed = endsTheList(others) ? names.join(', ') : joinedNames(names);
  return [listed, others].filter(Boolean).join(' ');
}

/** Whether the text about others ends the list before it: 'and two guests'. */
export function endsTheList(others: string): boolean {
  return others.startsWith('and ');
}
