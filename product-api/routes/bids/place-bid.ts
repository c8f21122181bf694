import { wirePlaced } from '../../../shared/contracts/wire/trades.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { placeBid } from '../../commands/place-bid.ts';
import type { Route } from '../../deps.ts';
import { runTradingWrite } from '../idempotent-write.ts';
import { idParams } from '../query-fields.ts';

export const placeBidRoute: Route = (app, deps) => {
  app.post(
    '/api/bids/:id/place',
    {
      preValidation: requireUser,
      schema: { params: idParams, response: { 200: wirePlaced } },
    },
    (request) =>
      runTradingWrite(deps, request, async (context) => {
        const placing = { userId: userOf(request).id, bidId: request.params.id };
        return { data: await placeBid(context, placing) };
      }),
  );
};
