import { api } from '../../../shared/api/api.ts';
import { unreadView } from '../../../shared/contracts/feed.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { countUnread } from '../../upstream/feed.ts';
import { operation } from '../operation.ts';

export const countUnreadRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.countUnread, {
      tags: ['feed'],
      summary: 'Count what you have not read',
      description: 'Counted up to a hundred.',
      answer: unreadView,
    }),
    preValidation: requireSession,
    handler: async (request) => ({ unread: await countUnread(upstream, callerOf(request)) }),
  });
};
