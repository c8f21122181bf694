import { z } from 'zod';
import { wireFeed } from '../../../shared/contracts/wire/feed.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { presentFeedEntry } from '../../presenters/present-feed.ts';
import { listFeed } from '../../queries/list-feed.ts';
import { presentPagination } from '../../queries/page.ts';
import { pageField } from '../query-fields.ts';

/** What happened to the user. */
export const listFeedRoute: Route = (app, { db }) => {
  app.get(
    '/api/feed',
    {
      preValidation: requireUser,
      schema: {
        querystring: z.strictObject({ pagination: pageField }),
        response: { 200: wireFeed },
      },
    },
    async (request) => {
      const { pagination } = request.query;
      const { rows, total, next } = await listFeed(db, userOf(request).id, pagination);
      return {
        data: rows.map(presentFeedEntry),
        meta: { pagination: presentPagination(pagination, { total, next }) },
      };
    },
  );
};
