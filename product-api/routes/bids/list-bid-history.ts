import { z } from 'zod';
import { wireBids, wireTradeStats } from '../../../shared/contracts/wire/trades.ts';
import { bidStatuses } from '../../../shared/domain/bid-status.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { presentBid } from '../../presenters/present-bid.ts';
import { presentStats } from '../../presenters/present-trade.ts';
import { listBids, summarizeBids } from '../../queries/list-bids.ts';
import { loadBids } from '../../queries/load-bids.ts';
import { presentPagination } from '../../queries/page.ts';
import { historyQuery } from '../trade-query.ts';

const statuses = bidStatuses.filter((status) => status !== 'Draft');

/** All bids that the user placed, newest first; with type=stats their counts and sums. */
export const listBidHistoryRoute: Route = (app, { db }) => {
  app.get(
    '/api/bids/user/history',
    {
      preValidation: requireUser,
      schema: {
        querystring: historyQuery,
        response: { 200: z.union([wireBids, wireTradeStats]) },
      },
    },
    async (request) => {
      const userId = userOf(request).id;
      const { type, pagination } = request.query;
      if (type === 'stats') return presentStats(await summarizeBids(db, userId));
      const { rows, total, next } = await listBids(db, { userId, statuses }, pagination);
      const loaded = await loadBids(db, rows);
      return {
        data: loaded.map(presentBid),
        meta: { pagination: presentPagination(pagination, { total, next }) },
      };
    },
  );
};
