import { z } from 'zod';
import { recentlyViewedView } from '../../../shared/contracts/catalogue.ts';
import { keptViews } from '../../../shared/domain/recently-viewed.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readSearchedArtworks } from '../../upstream/latest-searches.ts';
import { readArtworksByIds } from '../../upstream/related-artworks.ts';
import { artworkCards } from '../../views/artwork-card.ts';
import { idList } from '../id-list.ts';
import { failures } from '../responses.ts';

/** Of somebody signed in what their account remembers; a guest says which works they looked at. */
export const getRecentlyViewedRoute: Route = (app, { upstream }) => {
  app.get(
    '/api/recently-viewed',
    {
      schema: {
        tags: ['collecting'],
        querystring: z.object({ ids: idList(keptViews).optional() }),
        response: { 200: recentlyViewedView, ...failures },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      const ids = request.session
        ? (await readSearchedArtworks(upstream, caller)).slice(0, keptViews)
        : (request.query.ids ?? []);
      return { items: artworkCards(await readArtworksByIds(upstream, caller, ids)) };
    },
  );
};
