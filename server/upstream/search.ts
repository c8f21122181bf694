import { z } from 'zod';
import { wireArtist, wireArtists, wireArtworks } from '../../shared/contracts/wire/catalogue.ts';
import { wireLatestSearches, wireSearched } from '../../shared/contracts/wire/collecting.ts';
import { entity, plain } from '../../shared/contracts/wire/envelope.ts';
import type { Searched } from '../../shared/domain/searches.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

export type ArtistRecord = z.infer<typeof wireArtists>['data'][number];
type ArtworkRecord = z.infer<typeof wireArtworks>['data'][number];

type Words = { readonly words: string; readonly pageSize: number };

/** The best match first; typing errors are tolerated. */
export async function findArtists(
  upstream: Upstream,
  caller: Caller,
  asked: Words,
): Promise<ArtistRecord[]> {
  const to = path`/api/artists`;
  const query = queryOf(asked);
  const answer = wireArtists;
  return (await upstream.call(caller, { kind: 'read', method: 'GET', to, query, answer })).data;
}

export async function findArtworks(
  upstream: Upstream,
  caller: Caller,
  asked: Words,
): Promise<ArtworkRecord[]> {
  const to = path`/api/artworks`;
  const query = queryOf(asked);
  const answer = wireArtworks;
  return (await upstream.call(caller, { kind: 'read', method: 'GET', to, query, answer })).data;
}

/** A hundred at most, in no order; unknown ones are left out. */
export async function readArtistsOfIds(
  upstream: Upstream,
  caller: Caller,
  ids: readonly number[],
): Promise<ArtistRecord[]> {
  if (ids.length === 0) return [];
  const query = new URLSearchParams({ 'pagination[pageSize]': '100' });
  ids.forEach((id, index) => {
    query.set(`filters[id][$in][${index}]`, String(id));
  });
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/artists`,
    query,
    answer: wireArtists,
  });
  return data;
}

const trending = plain(z.array(entity(wireArtist)));

/** Artists whose works are sought after at present. */
export async function readTrending(upstream: Upstream, caller: Caller): Promise<ArtistRecord[]> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/artists/features/trending`,
    answer: trending,
  });
  return data;
}

/** The person's latest searches, newest first. */
export async function readSearches(upstream: Upstream, caller: Caller): Promise<Searched[]> {
  const lists = await Promise.all(
    (['artist', 'artwork'] as const).map((kind) =>
      upstream.call(caller, {
        kind: 'read',
        method: 'GET',
        to: path`/api/latest-searches/${kind}`,
        answer: wireLatestSearches,
      }),
    ),
  );
  return lists
    .flatMap(({ data }) => data)
    .toSorted((a, b) => Date.parse(b.searchedAt) - Date.parse(a.searchedAt))
    .map((one) =>
      'artistId' in one
        ? { kind: 'artist', id: one.artistId }
        : { kind: 'artwork', id: one.artworkId },
    );
}

/** Throws the 404 for an unknown record. */
export async function rememberSearch(
  upstream: Upstream,
  caller: Caller,
  { kind, id }: Searched,
): Promise<void> {
  await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/latest-searches/${kind}`,
    body: kind === 'artist' ? { artistId: id } : { artworkId: id },
    answer: wireSearched,
  });
}

function queryOf({ words, pageSize }: Words): URLSearchParams {
  return new URLSearchParams({
    'filters[name][$containsi]': words,
    'pagination[pageSize]': String(pageSize),
  });
}
