import { placedAsk } from '../../../shared/contracts/account.ts';
import { placeAskForm } from '../../../shared/contracts/forms/trade.ts';
import { tradeEvent } from '../../analytics/trade-event.ts';
import type { Route } from '../../deps.ts';
import { requireSession, sessionOf } from '../../plugins/session.ts';
import { askSteps } from '../../trades/ask-steps.ts';
import { idempotencyKeyOf } from '../../trades/idempotency-key.ts';
import { placeTrade } from '../../trades/place-trade.ts';
import { traderOf } from '../../upstream/caller.ts';
import { failures, tradeHeaders } from '../responses.ts';

/** Lists an ask. At or below the highest bid it sells at once, and `orderId` is set. */
export const postAskRoute: Route = (app, { upstream, publicReads, analytics, now }) => {
  app.post(
    '/api/asks',
    {
      config: { trade: 'ask' },
      preValidation: requireSession,
      schema: {
        tags: ['trades'],
        headers: tradeHeaders,
        body: placeAskForm,
        response: { 200: placedAsk, ...failures },
      },
    },
    async (request, reply) => {
      const key = idempotencyKeyOf(request);
      const { expectedPayout, ...ask } = request.body;
      const placed = await placeTrade(request.log, {
        ids: { userId: sessionOf(request).user.id, kind: 'ask', editionId: ask.editionId },
        idName: 'askId',
        agreed: expectedPayout,
        steps: askSteps(
          upstream,
          traderOf(request),
          { body: { type: 'ask', ...ask, isBulk: false, status: 'Draft' }, bidId: 0 },
          key,
        ),
        tradedIn: publicReads.tradedIn,
        now,
      });
      analytics.count(request, reply, tradeEvent('seller', ask.editionId, expectedPayout, placed));
      return { askId: placed.id, status: placed.status, orderId: placed.orderId };
    },
  );
};
