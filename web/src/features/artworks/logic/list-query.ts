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

/** Sort orders of the list; the first is the default. */
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

/** Each page is a call of its own: an address can ask for this many at most. */
export const maxPages = 40;

/** The range of pages shown, both included. */
export type Shown = { readonly first: number; readonly last: number };

export type ListQuery = { readonly list: ArtworkListAddress; readonly shown: Shown };

/** Reads the address; unknown or malformed parameters are ignored. */
export function readListQuery(query: URLSearchParams): ListQuery {
  const first = pageIn(query.get('start')) ?? 1;
  const last = pageIn(query.get('page')) ?? first;
  return {
    list: readArtworkListAddress(query),
    shown: { first, last: Math.min(Math.max(first, last), first + maxPages - 1) },
  };
}

/** The address of a list, from its first page unless pages are given. */
export function listAddress(list: ArtworkListAddress, shown?: Shown): string {
  const query = artworkListSearch(list);
  if (shown && shown.first > 1) query.set('start', String(shown.first));
  if (shown && shown.last > shown.first) query.set('page', String(shown.last));
  return query.size === 0 ? clientRoutes.artworks : `${clientRoutes.artworks}?${query}`;
}

/** A search without a chosen sort order is sorted by relevance. */
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

/** The list without filters; search and sort order stay. */
export function unfiltered({ q, sort }: ArtworkListAddress): ArtworkListAddress {
  return { q, sort };
}

export function isFiltered(list: ArtworkListAddress): boolean {
  return narrowing.some((name) => list[name] !== undefined);
}

function pageIn(text: string | null): number | null {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : null;
}
