import { createBidBody } from '../../../shared/contracts/wire/trade-bodies.ts';
import { wireBidSingle } from '../../../shared/contracts/wire/trades.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { draftBid } from '../../commands/draft-bid.ts';
import type { Route } from '../../deps.ts';
import { runTradingWrite } from '../idempotent-write.ts';
import { describeBid } from './answer-bid.ts';

export const createBidRoute: Route = (app, deps) => {
  app.post(
    '/api/bids',
    {
      preValidation: requireUser,
      schema: { body: createBidBody, response: { 200: wireBidSingle } },
    },
    (request) =>
      runTradingWrite(deps, request, async (context) => {
        const bid = await draftBid(context, userOf(request).id, request.body);
        return describeBid(context.tx, bid);
      }),
  );
};
