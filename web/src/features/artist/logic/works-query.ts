import { listArtistWorks } from '../../../../../shared/api/artists.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { ArtistWorkSort } from '../../../../../shared/contracts/artists.ts';
import { searchWords } from '../../../../../shared/domain/searches.ts';

/** How an artist's works can be put in order; the first is what an address without `sort` means. */
export const sortLabels: Readonly<Record<ArtistWorkSort, string>> = {
  recommended: 'Recommended',
  newest: 'Newest',
  'lowest-ask': 'Lowest ask first',
  'highest-ask': 'Highest ask first',
  'highest-bid': 'Highest bid first',
};

/** More pages than this at once would be a wall of calls: an address cannot ask for them. */
const mostPages = 40;

export type WorksQuery = {
  readonly medium: string | null;
  readonly sort: ArtistWorkSort;
  /** How many pages are shown, from the first. */
  readonly pages: number;
};

/** What the address asks for; what it cannot mean is as if it were not there. */
export function readWorksQuery(query: URLSearchParams): WorksQuery {
  const sort = query.get('sort') ?? '';
  const page = Number(query.get('page') ?? '1');
  return {
    medium: searchWords(query.get('medium') ?? '') || null,
    sort: Object.hasOwn(sortLabels, sort) ? (sort as ArtistWorkSort) : 'recommended',
    pages: Number.isInteger(page) && page > 0 ? Math.min(page, mostPages) : 1,
  };
}

/** The artist's address with other works; a change of anything but `pages` begins at the first. */
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
