import { artworkListPath } from '../../../../../shared/domain/api-paths.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import type { ApiPath } from '../../../lib/api/client.ts';

/** How the list can be put in order; the first is what an address without `sort` means. */
export const sortLabels = {
  recommended: 'Recommended',
  newest: 'Newest',
  'lowest-ask': 'Lowest ask first',
  'highest-ask': 'Highest ask first',
  'highest-bid': 'Highest bid first',
} as const;
export type Sort = keyof typeof sortLabels;

/** More pages than this at once would be a wall of calls: an address cannot ask for them. */
const mostPages = 40;

export type ListQuery = {
  readonly medium: string | null;
  readonly sort: Sort;
  readonly q: string;
  /** How many pages are shown, from the first. */
  readonly pages: number;
};

/** What the address asks for; what it cannot mean is as if it were not there. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const sort = query.get('sort') ?? '';
  const page = Number(query.get('page') ?? '1');
  return {
    medium: query.get('categ') || null,
    sort: Object.hasOwn(sortLabels, sort) ? (sort as Sort) : 'recommended',
    q: (query.get('q') ?? '').trim().slice(0, 100),
    pages: Number.isInteger(page) && page > 0 ? Math.min(page, mostPages) : 1,
  };
}

/** The list's address; a change of anything but `pages` begins again at the first page. */
export function listAddress(from: ListQuery, change: Partial<ListQuery>): string {
  const { medium, sort, q, pages } = { ...from, pages: 1, ...change };
  const query = new URLSearchParams();
  if (medium) query.set('categ', medium);
  if (sort !== 'recommended') query.set('sort', sort);
  if (q) query.set('q', q);
  if (pages > 1) query.set('page', String(pages));
  return query.size === 0 ? clientRoutes.artworks : `${clientRoutes.artworks}?${query}`;
}

/** Without a chosen sort a search is left to answer in the order of how well it is met. */
export function listPath({ medium, sort, q }: ListQuery, page: number): ApiPath {
  return artworkListPath({
    page,
    sort: sort === 'recommended' ? undefined : sort,
    medium: medium ?? undefined,
    q: q || undefined,
  }) as ApiPath;
}
