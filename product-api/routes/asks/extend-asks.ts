import { extendAllBody } from '../../../shared/contracts/wire/trade-bodies.ts';
import { wireExtended } from '../../../shared/contracts/wire/trades.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { extendAsks } from '../../commands/extend-all.ts';
import type { Route } from '../../deps.ts';
import { runTradingWrite } from '../idempotent-write.ts';

export const extendAsksRoute: Route = (app, deps) => {
  app.post(
    '/api/asks/extend-all',
    {
      preValidation: requireUser,
      schema: { body: extendAllBody, response: { 200: wireExtended } },
    },
    (request) =>
      runTradingWrite(deps, request, async (context) => {
        const userId = userOf(request).id;
        return { data: { extended: await extendAsks(context, { userId, ...request.body }) } };
      }),
  );
};
