import { editBidBody } from '../../../shared/contracts/wire/trade-bodies.ts';
import { wireBidSingle } from '../../../shared/contracts/wire/trades.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { editBid } from '../../commands/edit-bid.ts';
import type { Route } from '../../deps.ts';
import { runTradingWrite } from '../idempotent-write.ts';
import { idParams } from '../query-fields.ts';
import { answerBid } from './answer-bid.ts';

export const editBidRoute: Route = (app, deps) => {
  app.put(
    '/api/bids/:id',
    {
      preValidation: requireUser,
      schema: { params: idParams, body: editBidBody, response: { 200: wireBidSingle } },
    },
    (request) =>
      runTradingWrite(deps, request, async (context) => {
        const userId = userOf(request).id;
        const { id } = request.params;
        await editBid(context, { userId, bidId: id, body: request.body });
        return answerBid(context.tx, id, userId);
      }),
  );
};
