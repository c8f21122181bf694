import { type WireArtwork, wireLatestArtworks } from '../../shared/contracts/wire/catalogue.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path, type UpstreamPath } from './path.ts';

type ArtworkRecord = { readonly id: number; readonly attributes: WireArtwork };

/** Works in the same medium by others. */
export function readSimilar(
  upstream: Upstream,
  caller: Caller,
  artworkId: number,
): Promise<ArtworkRecord[]> {
  return readList(upstream, caller, path`/api/artworks/similar/${artworkId}`);
}

/** The artist's other works. */
export function readMoreFromArtist(
  upstream: Upstream,
  caller: Caller,
  { artistId, artworkId }: { readonly artistId: number; readonly artworkId: number },
): Promise<ArtworkRecord[]> {
  return readList(upstream, caller, path`/api/artworks/more-from-artist/${artistId}/${artworkId}`);
}

/** Works in the order of their ids; unknown ones are left out. A POST that only reads. */
export async function readArtworksByIds(
  upstream: Upstream,
  caller: Caller,
  ids: readonly number[],
): Promise<ArtworkRecord[]> {
  if (ids.length === 0) return [];
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'POST',
    to: path`/api/artworks/latest-search`,
    body: { searchIds: ids, pageSize: ids.length },
    answer: wireLatestArtworks,
  });
  return data;
}

async function readList(
  upstream: Upstream,
  caller: Caller,
  to: UpstreamPath,
): Promise<ArtworkRecord[]> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to,
    answer: wireLatestArtworks,
  });
  return data;
}
