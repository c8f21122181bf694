import { wireBids } from '../../../shared/contracts/wire/trades.ts';
import { bidStatuses } from '../../../shared/domain/bid-status.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { presentBid } from '../../presenters/present-bid.ts';
import { listBids } from '../../queries/list-bids.ts';
import { loadBids } from '../../queries/load-bids.ts';
import { presentPagination } from '../../queries/page.ts';
import { tradesQuery } from '../trade-query.ts';

/** The user's own bids, drafts included, newest first. */
export const listBidsRoute: Route = (app, { db }) => {
  app.get(
    '/api/bids',
    {
      preValidation: requireUser,
      schema: { querystring: tradesQuery(bidStatuses), response: { 200: wireBids } },
    },
    async (request) => {
      const { filters, pagination } = request.query;
      const { rows, total, next } = await listBids(
        db,
        {
          userId: userOf(request).id,
          statuses: filters.status,
          artworkId: filters.edition?.artwork.id.$eq,
        },
        pagination,
      );
      const loaded = await loadBids(db, rows);
      return {
        data: loaded.map(presentBid),
        meta: { pagination: presentPagination(pagination, { total, next }) },
      };
    },
  );
};
