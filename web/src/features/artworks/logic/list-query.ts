import { listArtworks } from '../../../../../shared/api/artworks.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import {
  type ArtworkListAddress,
  artworkListSearch,
  readArtworkListAddress,
} from '../../../../../shared/domain/artwork-list-address.ts';
import type { ArtworkNarrowing } from '../../../../../shared/domain/artwork-question.ts';
import type { ArtworkSort } from '../../../../../shared/domain/artwork-sorts.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';

export type { ArtworkListAddress };

/** How the list can be put in order; the first is what an address without `sort` means. */
export const sortLabels: Readonly<Record<ArtworkSort, string>> = {
  recommended: 'Recommended',
  'lowest-ask': 'Lowest ask, low to high',
  'highest-ask': 'Lowest ask, high to low',
  'highest-bid': 'Highest bid',
  'latest-sale': 'Last sale',
  newest: 'Recently added',
  'newest-listing': 'Latest listings',
  'newest-bid': 'Latest bids',
  'newest-release': 'Release date, newest first',
  'oldest-release': 'Release date, oldest first',
};

/** More pages than this at once would be a wall of calls: an address cannot ask for them. */
export const mostPages = 40;

/** Which pages of the list are shown, both included. */
export type Shown = { readonly first: number; readonly last: number };

export type ListQuery = { readonly list: ArtworkListAddress; readonly shown: Shown };

/** What the address asks for; what it cannot mean is as if it were not there. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const first = pageIn(query.get('start')) ?? 1;
  const last = pageIn(query.get('page')) ?? first;
  return {
    list: readArtworkListAddress(query),
    shown: { first, last: Math.min(Math.max(first, last), first + mostPages - 1) },
  };
}

/** The address of a list, from its beginning unless pages are named. */
export function listAddress(list: ArtworkListAddress, shown?: Shown): string {
  const query = artworkListSearch(list);
  if (shown && shown.first > 1) query.set('start', String(shown.first));
  if (shown && shown.last > shown.first) query.set('page', String(shown.last));
  return query.size === 0 ? clientRoutes.artworks : `${clientRoutes.artworks}?${query}`;
}

/** Without a chosen sort a search is left to answer in the order of how well it is met. */
export function listPath(list: ArtworkListAddress, page: number) {
  return apiPath(listArtworks, { ...list, page });
}

const narrowing = [
  'medium',
  'artist',
  'minAsk',
  'maxAsk',
  'minYear',
  'maxYear',
  'size',
  'forSale',
] as const satisfies readonly (keyof ArtworkNarrowing)[];

/** All of the list again, as it was searched for and sorted. */
export function unfiltered({ q, sort }: ArtworkListAddress): ArtworkListAddress {
  return { q, sort };
}

export function isFiltered(list: ArtworkListAddress): boolean {
  return narrowing.some((name) => list[name] !== undefined);
}

function pageIn(text: string | null): number | null {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : null;
}
