import { wireBidSingle } from '../../../shared/contracts/wire/trades.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { voidBid } from '../../commands/void-bid.ts';
import type { Route } from '../../deps.ts';
import { runTradingWrite } from '../idempotent-write.ts';
import { idParams } from '../query-fields.ts';
import { answerBid } from './answer-bid.ts';

export const voidBidRoute: Route = (app, deps) => {
  app.delete(
    '/api/bids/:id',
    {
      preValidation: requireUser,
      schema: { params: idParams, response: { 200: wireBidSingle } },
    },
    (request) =>
      runTradingWrite(deps, request, async (context) => {
        const userId = userOf(request).id;
        const { id } = request.params;
        await voidBid(context, { userId, bidId: id });
        return answerBid(context.tx, id, userId);
      }),
  );
};
