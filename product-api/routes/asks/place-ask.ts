import { wirePlaced } from '../../../shared/contracts/wire/trades.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { placeAsk } from '../../commands/place-ask.ts';
import type { Route } from '../../deps.ts';
import { runTradingWrite } from '../idempotent-write.ts';
import { placeAskParams } from '../trade-query.ts';

/** `x` is the id of the highest bid, to sell to it; 0, to list the ask. */
export const placeAskRoute: Route = (app, deps) => {
  app.post(
    '/api/asks/:id/place/:x',
    {
      preValidation: requireUser,
      schema: { params: placeAskParams, response: { 200: wirePlaced } },
    },
    (request) =>
      runTradingWrite(deps, request, async (context) => {
        const { id, x } = request.params;
        return {
          data: await placeAsk(context, { userId: userOf(request).id, askId: id, bidId: x }),
        };
      }),
  );
};
