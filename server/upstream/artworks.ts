import type { z } from 'zod';
import type { ArtworkSort } from '../../shared/contracts/catalogue.ts';
import {
  type WireArtwork,
  wireArtworkSingle,
  wireArtworks,
  wireLatestArtworks,
} from '../../shared/contracts/wire/catalogue.ts';
import type {
  ArtworkListQuestion,
  ArtworkNarrowing,
} from '../../shared/domain/artwork-question.ts';
import { editionSizes, isEditionSizeChoice } from '../../shared/domain/edition-sizes.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { ofRecordOrMerged } from './of-record.ts';
import { path } from './path.ts';

type ArtworkRecord = { readonly id: number; readonly attributes: WireArtwork };

export type ArtworkQuery = ArtworkListQuestion & {
  readonly page: number;
  readonly pageSize: number;
};

const sorts: Readonly<Record<ArtworkSort, string>> = {
  recommended: 'heat:desc',
  'lowest-ask': 'lowestAsk:asc',
  'highest-ask': 'lowestAsk:desc',
  'highest-bid': 'highestBid:desc',
  'latest-sale': 'lastSaleAt:desc',
  newest: 'createdAt:desc',
  'newest-listing': 'lastAskAt:desc',
  'newest-bid': 'lastBidAt:desc',
  'newest-release': 'releaseDate:desc',
  'oldest-release': 'releaseDate:asc',
};

/** Without a sort: by how well a search matches, else as recommended. */
export function listArtworks(
  upstream: Upstream,
  caller: Caller,
  asked: ArtworkQuery,
): Promise<z.infer<typeof wireArtworks>> {
  const query = new URLSearchParams({
    'pagination[page]': String(asked.page),
    'pagination[pageSize]': String(asked.pageSize),
  });
  if (asked.sort) query.set('sort[0]', sorts[asked.sort]);
  narrow(query, asked);
  return upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/artworks`,
    query,
    answer: wireArtworks,
  });
}

/** How many of these works have their lowest ask in each range of shared/domain/price-ranges.ts. */
export async function countPriceRanges(
  upstream: Upstream,
  caller: Caller,
  asked: ArtworkNarrowing,
): Promise<readonly { readonly range: number; readonly count: number }[]> {
  const query = new URLSearchParams({ 'pagination[pageSize]': '1', facets: 'lowestAsk' });
  narrow(query, asked);
  const { meta } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/artworks`,
    query,
    answer: wireArtworks,
  });
  return meta.priceRanges ?? [];
}

function narrow(query: URLSearchParams, asked: ArtworkNarrowing): void {
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query.set(`filters${name}`, String(value));
  };
  set('[medium][$eq]', asked.medium);
  set('[artists][id][$eq]', asked.artist);
  set('[name][$containsi]', asked.q);
  set('[lowestAskGbp][$gte]', asked.minAsk);
  set('[lowestAskGbp][$lte]', asked.maxAsk);
  const hasRange = asked.minAsk !== undefined || asked.maxAsk !== undefined;
  if (asked.forSale && !hasRange) set('[lowestAskGbp][$notNull]', 'true');
  set('[releaseYear][$gte]', asked.minYear);
  set('[releaseYear][$lte]', asked.maxYear);
  if (asked.size === undefined || !isEditionSizeChoice(asked.size)) return;
  const size: { readonly from?: number; readonly to?: number } | null = editionSizes[asked.size];
  if (size === null) set('[editions][editionSize][$null]', 'true');
  set('[editions][editionSize][$gte]', size?.from);
  set('[editions][editionSize][$lte]', size?.to);
}

/** The same for the staff, also of a draft. */
export async function readArtworkPreview(
  upstream: Upstream,
  caller: Caller,
  id: number,
): Promise<ArtworkRecord> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/artworks/preview/${id}`,
    answer: ofRecordOrMerged(wireArtworkSingle, id),
  });
  return data;
}

/** One artwork with both sides of each edition's book. */
export async function readArtwork(
  upstream: Upstream,
  caller: Caller,
  id: number,
): Promise<ArtworkRecord> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/artworks/${id}`,
    query: new URLSearchParams({ 'populate[editions][populate]': 'asks,bids' }),
    answer: ofRecordOrMerged(wireArtworkSingle, id),
  });
  return data;
}

/** The artworks with the newest orders of one side. A POST that only reads. */
export async function latestArtworks(
  upstream: Upstream,
  caller: Caller,
  side: 'asks' | 'bids',
  pageSize: number,
): Promise<ArtworkRecord[]> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'POST',
    to: path`/api/artworks/latest-${side}`,
    body: { pageSize },
    answer: wireLatestArtworks,
  });
  return data;
}
