import { placedBid } from '../../../shared/contracts/account.ts';
import { buyForm } from '../../../shared/contracts/forms/trade.ts';
import { tradeEvent } from '../../analytics/trade-event.ts';
import type { Route } from '../../deps.ts';
import { requireSession, sessionOf } from '../../plugins/session.ts';
import { bidSteps } from '../../trades/bid-steps.ts';
import { idempotencyKeyOf } from '../../trades/idempotency-key.ts';
import { placeTrade } from '../../trades/place-trade.ts';
import { traderOf } from '../../upstream/caller.ts';
import { failures, tradeHeaders } from '../responses.ts';

/** Buys the ask that the person saw as the lowest. */
export const postPurchaseRoute: Route = (app, { upstream, publicReads, analytics, now }) => {
  app.post(
    '/api/purchases',
    {
      config: { trade: 'purchase' },
      preValidation: requireSession,
      schema: {
        tags: ['trades'],
        headers: tradeHeaders,
        body: buyForm,
        response: { 200: placedBid, ...failures },
      },
    },
    async (request, reply) => {
      const key = idempotencyKeyOf(request);
      const { editionId, askId, expectedTotal } = request.body;
      const placed = await placeTrade(request.log, {
        ids: { userId: sessionOf(request).user.id, kind: 'purchase', editionId, askId },
        idName: 'bidId',
        agreed: expectedTotal,
        steps: bidSteps(
          upstream,
          traderOf(request),
          { type: 'buy', editionId, lowestAskId: askId, status: 'Draft' },
          key,
        ),
        tradedIn: publicReads.tradedIn,
        now,
      });
      analytics.count(request, reply, tradeEvent('buyer', editionId, expectedTotal, placed));
      return { bidId: placed.id, orderId: placed.orderId };
    },
  );
};
