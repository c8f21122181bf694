import { api } from '../../../shared/api/api.ts';
import { unreadView } from '../../../shared/contracts/feed.ts';
import { readFeedForm } from '../../../shared/contracts/forms/feed.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { markRead } from '../../upstream/feed.ts';
import { operation } from '../operation.ts';

export const readFeedRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.readFeed, {
      tags: ['feed'],
      summary: 'Mark as read',
      description:
        'One entry by `id`, or all up to and including `upTo`. Answers with what is left unread.',
      body: readFeedForm,
      answer: unreadView,
    }),
    preValidation: requireSession,
    handler: async (request) => ({
      unread: await markRead(upstream, callerOf(request), request.body),
    }),
  });
};
