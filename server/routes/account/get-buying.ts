import { api } from '../../../shared/api/api.ts';
import { buyingView } from '../../../shared/contracts/account.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { readPauses } from '../../upstream/away.ts';
import { listBids } from '../../upstream/bids.ts';
import { callerOf } from '../../upstream/caller.ts';
import { listBought } from '../../upstream/orders.ts';
import { bidView } from '../../views/bid-view.ts';
import { newestFirst } from '../../views/newest-first.ts';
import { purchaseView } from '../../views/order-view.ts';
import { operation } from '../operation.ts';
import { artworkQuery } from './artwork-query.ts';

/** Drafts were never placed, and are left out. */
export const getBuyingRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getBuying, {
      tags: ['account'],
      summary: 'List your bids and purchases',
      description: 'Newest first; those of one artwork only, if it is named.',
      querystring: artworkQuery,
      answer: buyingView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const caller = callerOf(request);
      const { artworkId } = request.query;
      const [bids, orders, { paused }] = await Promise.all([
        listBids(upstream, caller, artworkId),
        listBought(upstream, caller, artworkId),
        readPauses(upstream, caller, sessionOf(request).user.id),
      ]);
      const placed = bids.filter(({ attributes }) => attributes.status !== 'Draft');
      return {
        bids: newestFirst(placed.map(bidView), (bid) => bid.placedAt),
        orders: newestFirst(orders.map(purchaseView), (order) => order.createdAt),
        paused,
      };
    },
  });
};
