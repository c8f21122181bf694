import type { z } from 'zod';
import {
  wireDeleted,
  wireIsSaved,
  wireSaved,
  wireSaves,
} from '../../shared/contracts/wire/collecting.ts';
import { type ListPage, readPage } from './all-pages.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

type SaveRecord = z.infer<typeof wireSaves>['data'][number];

/** One page of the works that the person saved, the latest first. */
export function readSaves(
  upstream: Upstream,
  caller: Caller,
  asked: { readonly from: string | null; readonly pageSize: number },
): Promise<ListPage<SaveRecord>> {
  return readPage(upstream, caller, path`/api/save-artworks`, asked, wireSaves);
}

/** The saved ones of these artworks, at most a hundred. */
export async function readSavedAmong(
  upstream: Upstream,
  caller: Caller,
  artworkIds: readonly number[],
): Promise<number[]> {
  if (artworkIds.length === 0) return [];
  const query = new URLSearchParams({ 'pagination[pageSize]': String(artworkIds.length) });
  for (const [index, id] of artworkIds.entries()) {
    query.set(`filters[artwork][id][$in][${index}]`, String(id));
  }
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/save-artworks`,
    query,
    answer: wireSaves,
  });
  return data.flatMap(({ attributes }) => attributes.artwork.data?.id ?? []);
}

export async function saveArtwork(
  upstream: Upstream,
  caller: Caller,
  artworkId: number,
): Promise<void> {
  await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/save-artworks`,
    body: { artworkId },
    answer: wireSaved,
  });
}

/** Does nothing for an artwork that is not saved. */
export async function unsaveArtwork(
  upstream: Upstream,
  caller: Caller,
  artworkId: number,
): Promise<void> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/artworks/is-saved/${artworkId}`,
    answer: wireIsSaved,
  });
  if (data.saved === null) return;
  await upstream.call(caller, {
    kind: 'write',
    method: 'DELETE',
    to: path`/api/save-artworks/${data.saved.id}`,
    answer: wireDeleted,
  });
}
