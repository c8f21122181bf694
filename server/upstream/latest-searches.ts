import { wireLatestSearches, wireSearched } from '../../shared/contracts/wire/collecting.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

/** Ids of the artworks that the person searched for last, newest first. */
export async function readSearchedArtworks(upstream: Upstream, caller: Caller): Promise<number[]> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/latest-searches/artwork`,
    answer: wireLatestSearches,
  });
  return data.flatMap((one) => ('artworkId' in one ? [one.artworkId] : []));
}

export async function rememberArtwork(
  upstream: Upstream,
  caller: Caller,
  artworkId: number,
): Promise<void> {
  await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/latest-searches/artwork`,
    body: { artworkId },
    answer: wireSearched,
  });
}
