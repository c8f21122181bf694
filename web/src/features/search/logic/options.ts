import type { SearchHit } from '../../../../../shared/contracts/search.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';

/** One line of the list under the search field. */
export type SearchOption =
  | { readonly key: string; readonly to: string; readonly hit: SearchHit }
  | { readonly key: string; readonly to: string; readonly label: string };

export type OptionGroup = {
  /** '' where the lines speak for themselves. */
  readonly title: string;
  readonly options: readonly SearchOption[];
};

export function hitGroup(title: string, hits: readonly SearchHit[]): OptionGroup {
  return {
    title,
    options: hits.map((hit) => ({ key: `${hit.kind}-${hit.id}`, to: hit.href, hit })),
  };
}

/** Where Enter leads to when no line is chosen: the list of artworks that match. */
export function resultsPath(words: string): string {
  return words === ''
    ? clientRoutes.artworks
    : `${clientRoutes.artworks}?${new URLSearchParams({ q: words })}`;
}

/** The option that the arrow leads to from this one, round the ends; -1 is the field itself. */
export function stepTo(active: number, step: 1 | -1, count: number): number {
  const next = active + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
