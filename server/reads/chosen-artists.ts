import { headerArtistIds } from '../../shared/domain/artists.ts';
import { suggestedArtistIds } from '../../shared/domain/onboarding.ts';
import type { Caller } from '../upstream/caller.ts';
import type { Upstream } from '../upstream/client.ts';
import { type ArtistRecord, readArtistsOfIds } from '../upstream/search.ts';
import { readShowcase } from '../upstream/showcase.ts';

/** The nine artists of the header; specification section 9. */
export function readHeaderArtists(upstream: Upstream, caller: Caller): Promise<ArtistRecord[]> {
  return chosenArtists(upstream, caller, 'header-artists', headerArtistIds);
}

/** The four artists that onboarding suggests; specification section 9. */
export function readSuggestedArtists(upstream: Upstream, caller: Caller): Promise<ArtistRecord[]> {
  return chosenArtists(upstream, caller, 'onboarding-artists', suggestedArtistIds);
}

async function chosenArtists(
  upstream: Upstream,
  caller: Caller,
  place: 'header-artists' | 'onboarding-artists',
  unlessChosen: readonly number[],
): Promise<ArtistRecord[]> {
  const chosen = (await readShowcase(upstream, caller))[place];
  return artistsInOrder(upstream, caller, chosen.length > 0 ? chosen : unlessChosen);
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
