import { type WireArtwork, wireArtworks } from '../../shared/contracts/wire/catalogue.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

/**
 * The artworks with these ids, in their order, without unknown ones. At most 100. `populate`:
 * relations beside artists, images and editions.
 */
export async function artworksByIds(
  upstream: Upstream,
  caller: Caller,
  ids: readonly number[],
  populate?: 'asks,bids',
): Promise<{ readonly id: number; readonly attributes: WireArtwork }[]> {
  if (ids.length === 0) return [];
  const query = new URLSearchParams({ 'pagination[pageSize]': String(ids.length) });
  if (populate) query.set('populate', populate);
  for (const [index, id] of ids.entries()) query.set(`filters[id][$in][${index}]`, String(id));
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/artworks`,
    query,
    answer: wireArtworks,
  });
  return data.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
