import type { ArtworkSort } from './artwork-sorts.ts';

/** What a list of artworks is narrowed down to. Prices are pence, both ends included. */
export type ArtworkNarrowing = {
  readonly medium?: string | undefined;
  readonly artist?: number | undefined;
  readonly q?: string | undefined;
  readonly minAsk?: number | undefined;
  readonly maxAsk?: number | undefined;
  readonly minYear?: number | undefined;
  readonly maxYear?: number | undefined;
  /** One of shared/domain/edition-sizes.ts. */
  readonly size?: string | undefined;
  readonly forSale?: boolean | undefined;
};

export type ArtworkListQuestion = ArtworkNarrowing & {
  readonly page?: number | undefined;
  readonly sort?: ArtworkSort | undefined;
};

/**
 * The BFF's path of a list of artworks, the same for the same question however it was asked: the
 * page shell keys the data that it carries by it.
 */
export function artworkListPath(asked: ArtworkListQuestion): string {
  const query = new URLSearchParams();
  if (asked.page !== undefined && asked.page > 1) query.set('page', String(asked.page));
  if (asked.sort) query.set('sort', asked.sort);
  return withQuery('/api/artworks', narrowed(query, asked));
}

/** The BFF's path of how the prices of these works are spread; which ones are chosen is no part. */
export function priceRangesPath(asked: ArtworkNarrowing): string {
  const { minAsk: _, maxAsk: __, forSale: ___, ...others } = asked;
  return withQuery('/api/artworks/price-ranges', narrowed(new URLSearchParams(), others));
}

function narrowed(query: URLSearchParams, asked: ArtworkNarrowing): URLSearchParams {
  if (asked.medium) query.set('medium', asked.medium);
  if (asked.artist) query.set('artist', String(asked.artist));
  if (asked.q) query.set('q', asked.q);
  if (asked.minAsk !== undefined) query.set('minAsk', String(asked.minAsk));
  if (asked.maxAsk !== undefined) query.set('maxAsk', String(asked.maxAsk));
  if (asked.minYear !== undefined) query.set('minYear', String(asked.minYear));
  if (asked.maxYear !== undefined) query.set('maxYear', String(asked.maxYear));
  if (asked.size) query.set('size', asked.size);
  if (asked.forSale) query.set('forSale', 'true');
  return query;
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The BFF's path of a list of articles, the newest first. */
export function articleListPath(asked: {
  readonly page?: number | undefined;
  readonly category?: string | undefined;
}): string {
  const query = new URLSearchParams();
  if (asked.page !== undefined && asked.page > 1) query.set('page', String(asked.page));
  if (asked.category) query.set('category', asked.category);
  return query.size === 0 ? '/api/articles' : `/api/articles?${query}`;
}
