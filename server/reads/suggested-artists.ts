import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type { SuggestedArtistsView } from '../../shared/contracts/onboarding.ts';
import { suggestedArtistIds } from '../../shared/domain/onboarding.ts';
import { artistWorks } from '../upstream/artists.ts';
import { visitorCaller } from '../upstream/caller.ts';
import { readArtistsOfIds } from '../upstream/search.ts';
import { suggestedArtist } from '../views/onboarding-view.ts';
import { publicRead, textLifetimes } from './public-read.ts';

const worksShown = 3;

/** The artists that onboarding suggests, in their order, each with their most sought-after works. */
export const suggestedArtistsRead = publicRead<null, SuggestedArtistsView>({
  name: 'suggested-artists',
  path: () => apiPath(api.listSuggestedArtists),
  lifetimes: textLifetimes,
  invalidatedBy: 'no-trade',
  async read(upstream) {
    const caller = visitorCaller('suggested-artists');
    const records = await readArtistsOfIds(upstream, caller, suggestedArtistIds);
    const question = { medium: undefined, sort: undefined, page: 1, pageSize: worksShown };
    const artists = await Promise.all(
      suggestedArtistIds.map(async (id) => {
        const record = records.find((one) => one.id === id);
        if (!record) return null;
        const { data } = await artistWorks(upstream, caller, { id, ...question });
        return suggestedArtist(record, data);
      }),
    );
    return { artists: artists.filter((artist) => artist !== null) };
  },
});
