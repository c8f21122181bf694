import type { z } from 'zod';
import { type WireArtwork, wireArtworks } from '../../shared/contracts/wire/catalogue.ts';
import { wirePrices } from '../../shared/contracts/wire/collecting.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

type ArtworkRecord = { readonly id: number; readonly attributes: WireArtwork };

/** As many as the product API returns at once. */
export const pageSize = 100;

/** The first hundred works in one of the product API's orders. */
export async function firstWorks(
  upstream: Upstream,
  caller: Caller,
  sort: 'heat:desc' | 'lowestAsk:asc' | 'createdAt:desc',
): Promise<ArtworkRecord[]> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/artworks`,
    query: new URLSearchParams({ 'sort[0]': sort, 'pagination[pageSize]': String(pageSize) }),
    answer: wireArtworks,
  });
  return data;
}

/** A hundred at most, in the order of these ids; those that visitors do not see are left out. */
export async function worksOfIds(
  upstream: Upstream,
  caller: Caller,
  ids: readonly number[],
): Promise<ArtworkRecord[]> {
  if (ids.length === 0) return [];
  const query = new URLSearchParams({ 'pagination[pageSize]': String(pageSize) });
  for (const [index, id] of ids.entries()) query.set(`filters[id][$in][${index}]`, String(id));
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/artworks`,
    query,
    answer: wireArtworks,
  });
  const workOf = new Map(data.map((work) => [work.id, work]));
  return ids.flatMap((id) => workOf.get(id) ?? []);
}

/** The most sought-after works in a medium. A POST that only reads. */
export async function mediumWorks(
  upstream: Upstream,
  caller: Caller,
  medium: string,
): Promise<ArtworkRecord[]> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'POST',
    to: path`/api/artworks/medium`,
    body: { medium, pageSize },
    answer: wireArtworks,
  });
  return data;
}

/** The newest sales of each edition of these works, a hundred works at most. */
export async function salesOf(
  upstream: Upstream,
  caller: Caller,
  artworkIds: readonly number[],
): Promise<z.infer<typeof wirePrices>['data']> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'POST',
    to: path`/api/artworks/prices`,
    body: { artworkIds, pageSize },
    answer: wirePrices,
  });
  return data;
}
