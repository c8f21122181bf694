import type { z } from 'zod';
import type { ArtworkSort } from '../../shared/contracts/catalogue.ts';
import {
  type WireArtwork,
  wireArtworkSingle,
  wireArtworks,
  wireLatestArtworks,
} from '../../shared/contracts/wire/catalogue.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

type ArtworkRecord = { readonly id: number; readonly attributes: WireArtwork };

export type ArtworkQuery = {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: ArtworkSort | undefined;
  readonly medium: string | undefined;
  readonly artist: number | undefined;
  readonly q: string | undefined;
};

const sorts: Readonly<Record<ArtworkSort, string>> = {
  recommended: 'heat:desc',
  'lowest-ask': 'lowestAsk:asc',
  'highest-ask': 'lowestAsk:desc',
  'highest-bid': 'highestBid:desc',
  newest: 'createdAt:desc',
};

/** Without a sort: by how well a search is met, else as recommended. */
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
  if (asked.medium) query.set('filters[medium][$eq]', asked.medium);
  if (asked.artist) query.set('filters[artists][id][$eq]', String(asked.artist));
  if (asked.q) query.set('filters[name][$containsi]', asked.q);
  return upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/artworks`,
    query,
    answer: wireArtworks,
  });
}

/** One artwork with both sides of the book of each edition. */
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
    answer: wireArtworkSingle,
  });
  return data;
}

/** The artworks with the newest orders of one side. A POST on the wire, and yet only a read. */
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
