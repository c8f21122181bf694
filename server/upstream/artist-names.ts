import { wireArtists } from '../../shared/contracts/wire/catalogue.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path } from './path.ts';

/** Artists whose names match, the best match first. One without a name is left out. */
export async function findArtistNames(
  upstream: Upstream,
  caller: Caller,
  words: string,
  atMost: number,
): Promise<{ id: number; name: string }[]> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/artists`,
    query: new URLSearchParams({
      'filters[name][$containsi]': words,
      'pagination[pageSize]': String(atMost),
    }),
    answer: wireArtists,
  });
  return data.flatMap(({ id, attributes: { name } }) => (name === null ? [] : [{ id, name }]));
}
