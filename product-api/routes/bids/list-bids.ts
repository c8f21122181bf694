import { z } from 'zod';
import { wireBids, wireMovedBids } from '../../../shared/contracts/wire/trades.ts';
import { bidStatuses } from '../../../shared/domain/bid-status.ts';
import { regionOfCountry } from '../../../shared/domain/regions.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { presentBid, presentMovedBid } from '../../presenters/present-bid.ts';
import { listBids } from '../../queries/list-bids.ts';
import { loadBids } from '../../queries/load-bids.ts';
import { presentPagination } from '../../queries/page.ts';
import { tradesQuery } from '../trade-query.ts';

const querystring = tradesQuery(bidStatuses).extend({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Must be a two-letter country code')
    .optional(),
});

/**
 * The user's own bids, drafts included, newest first. With `country`, also what each would cost
 * delivered there; nothing is stored.
 */
export const listBidsRoute: Route = (app, { db }) => {
  app.get(
    '/api/bids',
    {
      preValidation: requireUser,
      schema: { querystring, response: { 200: z.union([wireMovedBids, wireBids]) } },
    },
    async (request) => {
      const { filters, pagination, country } = request.query;
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
        data:
          country === undefined
            ? loaded.map(presentBid)
            : loaded.map((bid) => presentMovedBid(bid, regionOfCountry(country))),
        meta: { pagination: presentPagination(pagination, { total, next }) },
      };
    },
  );
};
