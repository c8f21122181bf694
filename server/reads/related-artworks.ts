import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type { RelatedView } from '../../shared/contracts/catalogue.ts';
import { visitorCaller } from '../upstream/caller.ts';
import { readMoreFromArtist, readSimilar } from '../upstream/related-artworks.ts';
import { artworkCards } from '../views/artwork-card.ts';
import { marketLifetimes, publicRead } from './public-read.ts';

type Asked = { readonly artworkId: number; readonly artistId: number | null };

/** The artworks shown below one: other works of its first artist, and similar works by others. */
export const relatedRead = publicRead<Asked, RelatedView>({
  name: 'related-artworks',
  path: ({ artworkId, artistId }) =>
    apiPath(api.getRelatedArtworks, artworkId, { artist: artistId }),
  lifetimes: marketLifetimes,
  invalidatedBy: 'any-trade',
  async read(upstream, { artworkId, artistId }) {
    const caller = visitorCaller('related-artworks');
    const [more, similar] = await Promise.all([
      artistId === null ? [] : readMoreFromArtist(upstream, caller, { artistId, artworkId }),
      readSimilar(upstream, caller, artworkId),
    ]);
    return { moreFromArtist: artworkCards(more), similar: artworkCards(similar) };
  },
});
