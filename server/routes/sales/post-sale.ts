import { placedAsk } from '../../../shared/contracts/account.ts';
import { sellForm } from '../../../shared/contracts/forms/trade.ts';
import { tradeEvent } from '../../analytics/trade-event.ts';
import type { Route } from '../../deps.ts';
import { requireSession, sessionOf } from '../../plugins/session.ts';
import { askSteps } from '../../trades/ask-steps.ts';
import { idempotencyKeyOf } from '../../trades/idempotency-key.ts';
import { placeTrade } from '../../trades/place-trade.ts';
import { traderOf } from '../../upstream/caller.ts';
import { failures, tradeHeaders } from '../responses.ts';

/** Sells into the bid that the person saw as the highest. */
export const postSaleRoute: Route = (app, { upstream, publicReads, analytics, now }) => {
  app.post(
    '/api/sales',
    {
      config: { trade: 'sale' },
      preValidation: requireSession,
      schema: {
        tags: ['trades'],
        headers: tradeHeaders,
        body: sellForm,
        response: { 200: placedAsk, ...failures },
      },
    },
    async (request, reply) => {
      const key = idempotencyKeyOf(request);
      const { editionId, bidId, dhlInsurance, expectedPayout } = request.body;
      const placed = await placeTrade(request.log, {
        ids: { userId: sessionOf(request).user.id, kind: 'sale', editionId, bidId },
        idName: 'askId',
        agreed: expectedPayout,
        steps: askSteps(
          upstream,
          traderOf(request),
          {
            body: { type: 'sell', editionId, dhlInsurance, isBulk: false, status: 'Draft' },
            bidId,
          },
          key,
        ),
        tradedIn: publicReads.tradedIn,
        now,
      });
      analytics.count(request, reply, tradeEvent('seller', editionId, expectedPayout, placed));
      return { askId: placed.id, status: placed.status, orderId: placed.orderId };
    },
  );
};
