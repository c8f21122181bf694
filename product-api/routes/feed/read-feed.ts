import { readFeedBody, wireUnread } from '../../../shared/contracts/wire/feed.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { readFeed } from '../../commands/read-feed.ts';
import type { Route } from '../../deps.ts';
import { countUnread } from '../../queries/list-feed.ts';

/** Answers with the number that is left unread. */
export const readFeedRoute: Route = (app, deps) => {
  app.post(
    '/api/feed/read',
    {
      preValidation: requireUser,
      schema: { body: readFeedBody, response: { 200: wireUnread } },
    },
    async (request) => {
      const { id: userId } = userOf(request);
      await readFeed(deps, userId, request.body);
      return { data: { unread: await countUnread(deps.db, userId) } };
    },
  );
};
