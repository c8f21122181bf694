import { showcasePlaces } from '../../shared/domain/showcase.ts';
import type { Caller } from '../upstream/caller.ts';
import type { Upstream } from '../upstream/client.ts';
import { type ArtistRecord, readArtistsOfIds } from '../upstream/search.ts';
import { readShowcase } from '../upstream/showcase.ts';

/** The nine artists of the header; specification section 9. */
export function readHeaderArtists(upstream: Upstream, caller: Caller): Promise<ArtistRecord[]> {
  return chosenArtists(upstream, caller, 'header-artists');
}

/** The four artists that onboarding suggests; specification section 9. */
export function readSuggestedArtists(upstream: Upstream, caller: Caller): Promise<ArtistRecord[]> {
  return chosenArtists(upstream, caller, 'onboarding-artists');
}

async function chosenArtists(
  upstream: Upstream,
  caller: Caller,
  place: 'header-artists' | 'onboarding-artists',
): Promise<ArtistRecord[]> {
  const chosen = (await readShowcase(upstream, caller))[place];
  return artistsInOrder(upstream, caller, chosen.length > 0 ? chosen : showcasePlaces[place].usual);
}

/** In the order of these ids; unknown ones are left out. */
export async function artistsInOrder(
  upstream: Upstream,
  caller: Caller,
  ids: readonly number[],
): Promise<ArtistRecord[]> {
  const found = await readArtistsOfIds(upstream, caller, ids);
  const byId = new Map(found.map((artist) => [artist.id, artist]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
