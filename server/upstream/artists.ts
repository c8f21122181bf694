import type { z } from 'zod';
import type { ArtistWorkSort } from '../../shared/contracts/artists.ts';
import {
  type WireArtistMarket,
  wireArtistMarket,
  wireArtistSingle,
} from '../../shared/contracts/wire/artists.ts';
import { wireArtists, wireArtworks } from '../../shared/contracts/wire/catalogue.ts';
import { wireReleases } from '../../shared/contracts/wire/releases.ts';
import { readAll } from './all-pages.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { ofRecordOrMerged } from './of-record.ts';
import { path } from './path.ts';
import type { ReleaseRecord } from './releases.ts';
import type { ArtistRecord } from './search.ts';

const releasesAtMost = 24;

/** All artists, by name. */
export function listArtists(upstream: Upstream, caller: Caller): Promise<ArtistRecord[]> {
  const byName = new URLSearchParams({ 'sort[0]': 'name:asc' });
  return readAll(upstream, caller, path`/api/artists`, byName, wireArtists);
}

export async function readArtist(
  upstream: Upstream,
  caller: Caller,
  id: number,
): Promise<z.infer<typeof wireArtistSingle>['data']> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/artists/${id}`,
    answer: ofRecordOrMerged(wireArtistSingle, id),
  });
  return data;
}

export async function readArtistMarket(
  upstream: Upstream,
  caller: Caller,
  id: number,
): Promise<WireArtistMarket> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/artists/market/${id}`,
    answer: wireArtistMarket,
  });
  return data;
}

/** The latest first, unscheduled ones last. */
export async function artistReleases(
  upstream: Upstream,
  caller: Caller,
  artistId: number,
): Promise<ReleaseRecord[]> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/releases`,
    query: new URLSearchParams({
      'filters[artists][id][$eq]': String(artistId),
      'sort[0]': 'releaseStartTimestamp:desc',
      'pagination[pageSize]': String(releasesAtMost),
    }),
    answer: wireReleases,
  });
  return data;
}

const sorts: Readonly<Record<ArtistWorkSort, string>> = {
  recommended: 'heat:desc',
  newest: 'createdAt:desc',
  'lowest-ask': 'lowestAsk:asc',
  'highest-ask': 'lowestAsk:desc',
  'highest-bid': 'highestBid:desc',
};

export type ArtistWorksQuery = {
  readonly id: number;
  readonly medium: string | undefined;
  readonly sort: ArtistWorkSort | undefined;
  readonly page: number;
};

/** A POST that only reads. */
export function artistWorks(
  upstream: Upstream,
  caller: Caller,
  { id, medium, sort, page, pageSize }: ArtistWorksQuery & { readonly pageSize: number },
): Promise<z.infer<typeof wireArtworks>> {
  return upstream.call(caller, {
    kind: 'read',
    method: 'POST',
    to: path`/api/artworks/artist`,
    body: {
      artistId: id,
      medium: medium ?? null,
      page,
      pageSize,
      sortBy: sorts[sort ?? 'recommended'],
    },
    answer: wireArtworks,
  });
}
