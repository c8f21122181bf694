import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { followedArtistsView } from '../../../shared/contracts/following.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { pageStart } from '../../upstream/all-pages.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readFollows } from '../../upstream/follows.ts';
import { followedArtists } from '../../views/follow-view.ts';
import { operation } from '../operation.ts';

/** Specification section 9. */
const pageSize = 100;

export const listFollowedArtistsRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.listFollowedArtists, {
      tags: ['collecting'],
      summary: 'List the artists you follow, page by page',
      description: 'The latest first, a hundred at once.',
      querystring: z.object({ from: z.string().max(2_100).regex(pageStart).optional() }),
      answer: followedArtistsView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const from = request.query.from ?? null;
      const page = await readFollows(upstream, callerOf(request), { from, pageSize });
      return { ...page, items: followedArtists(page.items) };
    },
  });
};
