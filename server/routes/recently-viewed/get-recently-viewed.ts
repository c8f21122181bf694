import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { recentlyViewedView } from '../../../shared/contracts/catalogue.ts';
import { maxViews } from '../../../shared/domain/recently-viewed.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readSearchedArtworks } from '../../upstream/latest-searches.ts';
import { readArtworksByIds } from '../../upstream/related-artworks.ts';
import { artworkCards } from '../../views/artwork-card.ts';
import { idList } from '../id-list.ts';
import { operation, optionalSession } from '../operation.ts';

export const getRecentlyViewedRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getRecentlyViewed, {
      tags: ['collecting'],
      summary: 'List recently viewed artworks',
      description: 'With a session those that the account remembers; a guest names them.',
      security: optionalSession,
      querystring: z.object({ ids: idList(maxViews).optional() }),
      answer: recentlyViewedView,
    }),
    handler: async (request) => {
      const caller = callerOf(request);
      const ids = request.session
        ? (await readSearchedArtworks(upstream, caller)).slice(0, maxViews)
        : (request.query.ids ?? []);
      return { items: artworkCards(await readArtworksByIds(upstream, caller, ids)) };
    },
  });
};
