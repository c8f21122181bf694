import { z } from 'zod';
import { followedArtistsView } from '../../../shared/contracts/following.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { pageStart } from '../../upstream/all-pages.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readFollows } from '../../upstream/follows.ts';
import { followedArtists } from '../../views/follow-view.ts';
import { failures } from '../responses.ts';

/** Specification section 9. */
const pageSize = 100;

/** Whom the person follows, with all that their page shows of each. */
export const listFollowedArtistsRoute: Route = (app, { upstream }) => {
  app.get(
    '/api/following/artists',
    {
      preValidation: requireSession,
      schema: {
        tags: ['collecting'],
        querystring: z.object({ from: z.string().max(2_100).regex(pageStart).optional() }),
        response: { 200: followedArtistsView, ...failures },
      },
    },
    async (request) => {
      const from = request.query.from ?? null;
      const page = await readFollows(upstream, callerOf(request), { from, pageSize });
      return { ...page, items: followedArtists(page.items) };
    },
  );
};
