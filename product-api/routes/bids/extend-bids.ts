import { extendAllBody } from '../../../shared/contracts/wire/trade-bodies.ts';
import { wireExtended } from '../../../shared/contracts/wire/trades.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { extendBids } from '../../commands/extend-all.ts';
import type { Route } from '../../deps.ts';
import { runTradingWrite } from '../idempotent-write.ts';

export const extendBidsRoute: Route = (app, deps) => {
  app.post(
    '/api/bids/extend-all',
    {
      preValidation: requireUser,
      schema: { body: extendAllBody, response: { 200: wireExtended } },
    },
    (request) =>
      runTradingWrite(deps, request, async (context) => {
        const userId = userOf(request).id;
        return { data: { extended: await extendBids(context, { userId, ...request.body }) } };
      }),
  );
};
