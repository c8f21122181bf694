import { lineWithin } from './texts.ts';

/** What the header's search finds. */
export const searchKinds = ['artist', 'artwork'] as const;

/** A chosen search result. */
export type Searched = { readonly kind: (typeof searchKinds)[number]; readonly id: number };

/** Specification section 9: the limit of a guest's history, and the debounce in milliseconds. */
export const maxSearches = 20;
export const searchDebounceMs = 500;

export const longestSearch = 100;

/**
 * Normalizes a search, so that equal words are equal searches. Also strips invisible marks that
 * pasted text may contain.
 */
export function searchWords(text: string): string {
  return lineWithin(text, longestSearch);
}

/** Adds a search as the newest: without duplicates, up to the limit. */
export function withSearch(before: readonly Searched[], one: Searched): readonly Searched[] {
  const others = before.filter(({ kind, id }) => kind !== one.kind || id !== one.id);
  return [one, ...others].slice(0, maxSearches);
}

/** Names for the query, such as 'artist-7'. */
export function searchNames(searches: readonly Searched[]): string[] {
  return searches.map(({ kind, id }) => `${kind}-${id}`);
}
