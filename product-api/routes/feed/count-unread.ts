import { wireUnread } from '../../../shared/contracts/wire/feed.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { countUnread } from '../../queries/list-feed.ts';

export const countUnreadRoute: Route = (app, { db }) => {
  app.get(
    '/api/feed/unread',
    { preValidation: requireUser, schema: { response: { 200: wireUnread } } },
    async (request) => ({ data: { unread: await countUnread(db, userOf(request).id) } }),
  );
};
