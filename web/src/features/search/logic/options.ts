import type { SearchHit } from '../../../../../shared/contracts/search.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';

export type SearchOption =
  | { readonly key: string; readonly to: string; readonly hit: SearchHit }
  | { readonly key: string; readonly to: string; readonly label: string };

export type OptionGroup = {
  /** '' for a group without a heading. */
  readonly title: string;
  readonly options: readonly SearchOption[];
};

export function hitGroup(title: string, hits: readonly SearchHit[]): OptionGroup {
  return {
    title,
    options: hits.map((hit) => ({ key: `${hit.kind}-${hit.id}`, to: hit.href, hit })),
  };
}

/** Where Enter leads while no suggestion is active. */
export function resultsPath(words: string): string {
  return words === ''
    ? clientRoutes.artworks
    : `${clientRoutes.artworks}?${new URLSearchParams({ q: words })}`;
}

/** The next index for an arrow key, wrapping around; -1 is the field itself. */
export function stepTo(active: number, step: 1 | -1, count: number): number {
  const next = active + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
