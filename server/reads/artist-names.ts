import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type { ArtistNamesView } from '../../shared/contracts/catalogue.ts';
import { findArtistNames } from '../upstream/artist-names.ts';
import { visitorCaller } from '../upstream/caller.ts';
import { publicRead, textLifetimes } from './public-read.ts';

const shown = 8;

/** By the words that were typed. */
export const artistNamesRead = publicRead<string, ArtistNamesView>({
  name: 'artist-names',
  path: (words) => apiPath(api.findArtistNames, { q: words }),
  lifetimes: textLifetimes,
  invalidatedBy: 'no-trade',
  read: async (upstream, words) => ({
    artists: await findArtistNames(upstream, visitorCaller('artist-names'), words, shown),
  }),
});
