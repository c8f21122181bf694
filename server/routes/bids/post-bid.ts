import { placedBid } from '../../../shared/contracts/account.ts';
import { placeBidForm } from '../../../shared/contracts/forms/trade.ts';
import { tradeEvent } from '../../analytics/trade-event.ts';
import type { Route } from '../../deps.ts';
import { requireSession, sessionOf } from '../../plugins/session.ts';
import { bidSteps } from '../../trades/bid-steps.ts';
import { idempotencyKeyOf } from '../../trades/idempotency-key.ts';
import { placeTrade } from '../../trades/place-trade.ts';
import { traderOf } from '../../upstream/caller.ts';
import { failures, tradeHeaders } from '../responses.ts';

/** Places a bid. At or above the lowest ask it buys at once, and `orderId` is set. */
export const postBidRoute: Route = (app, { upstream, publicReads, analytics, now }) => {
  app.post(
    '/api/bids',
    {
      config: { trade: 'bid' },
      preValidation: requireSession,
      schema: {
        tags: ['trades'],
        headers: tradeHeaders,
        body: placeBidForm,
        response: { 200: placedBid, ...failures },
      },
    },
    async (request, reply) => {
      const key = idempotencyKeyOf(request);
      const { expectedTotal, ...bid } = request.body;
      const placed = await placeTrade(request.log, {
        ids: { userId: sessionOf(request).user.id, kind: 'bid', editionId: bid.editionId },
        idName: 'bidId',
        agreed: expectedTotal,
        steps: bidSteps(upstream, traderOf(request), { type: 'bid', ...bid, status: 'Draft' }, key),
        tradedIn: publicReads.tradedIn,
        now,
      });
      analytics.count(request, reply, tradeEvent('buyer', bid.editionId, expectedTotal, placed));
      return { bidId: placed.id, orderId: placed.orderId };
    },
  );
};
