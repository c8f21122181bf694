import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type { SuggestedArtistsView } from '../../shared/contracts/onboarding.ts';
import { artistWorks } from '../upstream/artists.ts';
import { visitorCaller } from '../upstream/caller.ts';
import { suggestedArtist } from '../views/onboarding-view.ts';
import { readSuggestedArtists } from './chosen-artists.ts';
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
    const records = await readSuggestedArtists(upstream, caller);
    const question = { medium: undefined, sort: undefined, page: 1, pageSize: worksShown };
    const artists = await Promise.all(
      records.map(async (record) => {
        const { data } = await artistWorks(upstream, caller, { id: record.id, ...question });
        return suggestedArtist(record, data);
      }),
    );
    return { artists: artists.filter((artist) => artist !== null) };
  },
});
