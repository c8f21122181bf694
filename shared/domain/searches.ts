import { lineWithin } from './texts.ts';

/** What is searched for from the header. */
export const searchKinds = ['artist', 'artwork'] as const;

/** What was chosen from a search, and so searched for. */
export type Searched = { readonly kind: (typeof searchKinds)[number]; readonly id: number };

/** Specification section 9: guests keep this many, and a search waits this long for more letters. */
export const keptSearches = 20;
export const searchDebounceMs = 500;

export const longestSearch = 100;

/**
 * What is typed as it is searched for: the same words are the same search. What is pasted may hold
 * what no name does, such as the marks around words of another direction: nothing is found by it.
 */
export function searchWords(text: string): string {
  return lineWithin(text, longestSearch);
}

/** With this one newest: each once, no more than are kept. */
export function searchedNow(before: readonly Searched[], one: Searched): readonly Searched[] {
  const others = before.filter(({ kind, id }) => kind !== one.kind || id !== one.id);
  return [one, ...others].slice(0, keptSearches);
}

/** As a query names them: 'artist-7' and the like. */
export function searchNames(searches: readonly Searched[]): string[] {
  return searches.map(({ kind, id }) => `${kind}-${id}`);
}
