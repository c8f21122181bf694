import type { z } from 'zod';
import {
  wireDeleted,
  wireFollowed,
  wireFollows,
  wireIsFollow,
} from '../../shared/contracts/wire/collecting.ts';
import { type ListPage, readAll, readPage } from './all-pages.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

export type WireFollowFlags = Pick<
  z.infer<typeof wireFollowed>['data'],
  | 'followArtistNewHighestBid'
  | 'followArtistNewLowestAsk'
  | 'followArtistNewRelease'
  | 'followArtistNewSale'
>;

export type FollowRecord = z.infer<typeof wireFollows>['data'][number];

export function listFollows(upstream: Upstream, caller: Caller): Promise<FollowRecord[]> {
  return readAll(upstream, caller, path`/api/follow-artists`, new URLSearchParams(), wireFollows);
}

/** One page of the artists whom the person follows, the latest first. */
export function readFollows(
  upstream: Upstream,
  caller: Caller,
  asked: { readonly from: string | null; readonly pageSize: number },
): Promise<ListPage<FollowRecord>> {
  return readPage(upstream, caller, path`/api/follow-artists`, asked, wireFollows);
}

export async function followArtist(
  upstream: Upstream,
  caller: Caller,
  body: { readonly artistId: number; readonly onboardingFlow?: boolean } & Partial<WireFollowFlags>,
): Promise<z.infer<typeof wireFollowed>['data']> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/follow-artists`,
    body,
    answer: wireFollowed,
  });
  return data;
}

/** The follow's id, which is needed to end it; null: the person does not follow the artist. */
export async function findFollowId(
  upstream: Upstream,
  caller: Caller,
  artistId: number,
): Promise<number | null> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/artists/is-follow/${artistId}`,
    answer: wireIsFollow,
  });
  return data.follow?.id ?? null;
}

export async function endFollow(upstream: Upstream, caller: Caller, id: number): Promise<void> {
  await upstream.call(caller, {
    kind: 'write',
    method: 'DELETE',
    to: path`/api/follow-artists/${id}`,
    answer: wireDeleted,
  });
}
