import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type { LatestSearches, SearchView } from '../../shared/contracts/search.ts';
import { type Searched, searchNames } from '../../shared/domain/searches.ts';
import { type Caller, visitorCaller } from '../upstream/caller.ts';
import type { Upstream } from '../upstream/client.ts';
import { readArtworksByIds } from '../upstream/related-artworks.ts';
import { findArtists, findArtworks, readArtistsOfIds, readTrending } from '../upstream/search.ts';
import { artistHits, artworkHits } from '../views/search-view.ts';
import { publicRead, textLifetimes } from './public-read.ts';

const shown = { artists: 4, artworks: 6, soughtAfter: 6 } as const;

/** By words in the form that `searchWords` returns. */
export const searchRead = publicRead<string, SearchView>({
  name: 'search',
  path: (words) => apiPath(api.searchCatalogue, { q: words }),
  lifetimes: textLifetimes,
  invalidatedBy: 'no-trade',
  async read(upstream, words) {
    const caller = visitorCaller('search');
    const [artists, artworks] = await Promise.all([
      findArtists(upstream, caller, { words, pageSize: shown.artists }),
      findArtworks(upstream, caller, { words, pageSize: shown.artworks }),
    ]);
    const found = { artists: artistHits(artists), artworks: artworkHits(artworks) };
    const isEmpty = found.artists.length + found.artworks.length === 0;
    const trending = isEmpty ? await readTrending(upstream, caller) : [];
    return { ...found, soughtAfter: artistHits(trending).slice(0, shown.soughtAfter) };
  },
});

/** The searches that a guest's browser stores, with names and pictures. */
export const guestSearchesRead = publicRead<readonly Searched[], LatestSearches>({
  name: 'guest-searches',
  path: (searches) => apiPath(api.getLatestSearches, { of: searchNames(searches) }),
  lifetimes: textLifetimes,
  invalidatedBy: 'no-trade',
  read: (upstream, searches) => readHits(upstream, visitorCaller('searches'), searches),
});

/** In their order; records that no longer exist are left out. */
export async function readHits(
  upstream: Upstream,
  caller: Caller,
  searches: readonly Searched[],
): Promise<LatestSearches> {
  const idsOf = (kind: Searched['kind']) =>
    searches.flatMap((one) => (one.kind === kind ? [one.id] : []));
  const [artists, artworks] = await Promise.all([
    readArtistsOfIds(upstream, caller, idsOf('artist')),
    readArtworksByIds(upstream, caller, idsOf('artwork')),
  ]);
  const hits = new Map(
    [...artistHits(artists), ...artworkHits(artworks)].map((hit) => [`${hit.kind}-${hit.id}`, hit]),
  );
  return { hits: searches.flatMap(({ kind, id }) => hits.get(`${kind}-${id}`) ?? []) };
}
