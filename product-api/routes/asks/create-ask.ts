import { createAskBody } from '../../../shared/contracts/wire/trade-bodies.ts';
import { wireAskSingle } from '../../../shared/contracts/wire/trades.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { draftAsk } from '../../commands/draft-ask.ts';
import type { Route } from '../../deps.ts';
import { runTradingWrite } from '../idempotent-write.ts';
import { describeAsk } from './answer-ask.ts';

export const createAskRoute: Route = (app, deps) => {
  app.post(
    '/api/asks',
    {
      preValidation: requireUser,
      schema: { body: createAskBody, response: { 200: wireAskSingle } },
    },
    (request) =>
      runTradingWrite(deps, request, async (context) => {
        const ask = await draftAsk(context, userOf(request).id, request.body);
        return describeAsk(context.tx, ask);
      }),
  );
};
