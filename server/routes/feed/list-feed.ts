import { z } from 'zod';
import { api } from '../../../shared/api/api.ts';
import { feedView } from '../../../shared/contracts/feed.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { pageStart } from '../../upstream/all-pages.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readFeedPage } from '../../upstream/feed.ts';
import { feedEntry } from '../../views/feed-view.ts';
import { operation } from '../operation.ts';

const pageSize = 30;

export const listFeedRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.listFeed, {
      tags: ['feed'],
      summary: 'List what happened to you, page by page',
      description: 'The newest first; what happened half a year ago is gone.',
      querystring: z.object({ from: z.string().max(2_100).regex(pageStart).optional() }),
      answer: feedView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const from = request.query.from ?? null;
      const page = await readFeedPage(upstream, callerOf(request), { from, pageSize });
      return { ...page, items: page.items.map(feedEntry) };
    },
  });
};
