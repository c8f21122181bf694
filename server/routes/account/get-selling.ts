import { api } from '../../../shared/api/api.ts';
import { sellingView } from '../../../shared/contracts/account.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { listAsks } from '../../upstream/asks.ts';
import { readPauses } from '../../upstream/away.ts';
import { callerOf } from '../../upstream/caller.ts';
import { listSold } from '../../upstream/orders.ts';
import { askView } from '../../views/ask-view.ts';
import { newestFirst } from '../../views/newest-first.ts';
import { saleView } from '../../views/order-view.ts';
import { operation } from '../operation.ts';
import { artworkQuery } from './artwork-query.ts';

/** Drafts were never placed, and are left out. */
export const getSellingRoute: Route = (app, { upstream, now }) => {
  app.route({
    ...operation(api.getSelling, {
      tags: ['account'],
      summary: 'List your asks and sales',
      description: 'Newest first; those of one artwork only, if it is named.',
      querystring: artworkQuery,
      answer: sellingView,
    }),
    preValidation: requireSession,
    handler: async (request) => {
      const caller = callerOf(request);
      const { artworkId } = request.query;
      const [asks, orders, { awayUntil, paused }] = await Promise.all([
        listAsks(upstream, caller, artworkId),
        listSold(upstream, caller, artworkId),
        readPauses(upstream, caller, sessionOf(request).user.id),
      ]);
      const placed = asks.filter(({ attributes }) => attributes.status !== 'Draft');
      return {
        asks: newestFirst(placed.map(askView), (ask) => ask.placedAt),
        orders: newestFirst(orders.map(saleView), (order) => order.createdAt),
        awayUntil: awayUntil !== null && Date.parse(awayUntil) > now() ? awayUntil : null,
        paused,
      };
    },
  });
};
