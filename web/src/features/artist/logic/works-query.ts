import { listArtistWorks } from '../../../../../shared/api/artists.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { ArtistWorkSort } from '../../../../../shared/contracts/artists.ts';
import { searchWords } from '../../../../../shared/domain/searches.ts';

/** Sort orders of an artist's works; the first is the default. */
export const sortLabels: Readonly<Record<ArtistWorkSort, string>> = {
  recommended: 'Recommended',
  newest: 'Newest',
  'lowest-ask': 'Lowest ask first',
  'highest-ask': 'Highest ask first',
  'highest-bid': 'Highest bid first',
};

/** Each page is a call of its own: an address can ask for this many at most. */
const maxPages = 40;

export type WorksQuery = {
  readonly medium: string | null;
  readonly sort: ArtistWorkSort;
  /** How many pages are shown, counted from the first. */
  readonly pages: number;
};

/** Reads the address; unknown or malformed parameters are ignored. */
export function readWorksQuery(query: URLSearchParams): WorksQuery {
  const sort = query.get('sort') ?? '';
  const page = Number(query.get('page') ?? '1');
  return {
    medium: searchWords(query.get('medium') ?? '') || null,
    sort: Object.hasOwn(sortLabels, sort) ? (sort as ArtistWorkSort) : 'recommended',
    pages: Number.isInteger(page) && page > 0 ? Math.min(page, maxPages) : 1,
  };
}

/** The artist's address after a change; any change but of `pages` starts at the first page. */
export function worksAddress(href: string, from: WorksQuery, change: Partial<WorksQuery>): string {
  const { medium, sort, pages } = { ...from, pages: 1, ...change };
  const query = new URLSearchParams();
  if (medium) query.set('medium', medium);
  if (sort !== 'recommended') query.set('sort', sort);
  if (pages > 1) query.set('page', String(pages));
  return query.size === 0 ? href : `${href}?${query}`;
}

export function worksPath(id: number, { medium, sort }: WorksQuery, page: number) {
  return apiPath(listArtistWorks, id, { page, sort: sort === 'recommended' ? null : sort, medium });
}
