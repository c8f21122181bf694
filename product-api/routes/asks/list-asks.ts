import { wireAsks } from '../../../shared/contracts/wire/trades.ts';
import { askStatuses } from '../../../shared/domain/ask-status.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { presentAsk } from '../../presenters/present-ask.ts';
import { listAsks } from '../../queries/list-asks.ts';
import { loadAsks } from '../../queries/load-asks.ts';
import { presentPagination } from '../../queries/page.ts';
import { tradesQuery } from '../trade-query.ts';

/** The user's own asks, drafts included, newest first. */
export const listAsksRoute: Route = (app, { db }) => {
  app.get(
    '/api/asks',
    {
      preValidation: requireUser,
      schema: { querystring: tradesQuery(askStatuses), response: { 200: wireAsks } },
    },
    async (request) => {
      const { filters, pagination } = request.query;
      const { rows, total, next } = await listAsks(
        db,
        {
          userId: userOf(request).id,
          statuses: filters.status,
          artworkId: filters.edition?.artwork.id.$eq,
        },
        pagination,
      );
      const loaded = await loadAsks(db, rows);
      return {
        data: loaded.map(presentAsk),
        meta: { pagination: presentPagination(pagination, { total, next }) },
      };
    },
  );
};
