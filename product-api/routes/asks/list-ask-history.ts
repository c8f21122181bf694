import { z } from 'zod';
import { wireAsks, wireTradeStats } from '../../../shared/contracts/wire/trades.ts';
import { askStatuses } from '../../../shared/domain/ask-status.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { presentAsk } from '../../presenters/present-ask.ts';
import { presentStats } from '../../presenters/present-trade.ts';
import { listAsks, summarizeAsks } from '../../queries/list-asks.ts';
import { loadAsks } from '../../queries/load-asks.ts';
import { presentPagination } from '../../queries/page.ts';
import { historyQuery } from '../trade-query.ts';

const statuses = askStatuses.filter((status) => status !== 'Draft');

/** All asks that the user placed, newest first; with type=stats their counts and sums. */
export const listAskHistoryRoute: Route = (app, { db }) => {
  app.get(
    '/api/asks/user/history',
    {
      preValidation: requireUser,
      schema: {
        querystring: historyQuery,
        response: { 200: z.union([wireAsks, wireTradeStats]) },
      },
    },
    async (request) => {
      const userId = userOf(request).id;
      const { type, pagination } = request.query;
      if (type === 'stats') return presentStats(await summarizeAsks(db, userId));
      const { rows, total, next } = await listAsks(db, { userId, statuses }, pagination);
      const loaded = await loadAsks(db, rows);
      return {
        data: loaded.map(presentAsk),
        meta: { pagination: presentPagination(pagination, { total, next }) },
      };
    },
  );
};
