import { wireAskSingle } from '../../../shared/contracts/wire/trades.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { voidAsk } from '../../commands/void-ask.ts';
import type { Route } from '../../deps.ts';
import { runTradingWrite } from '../idempotent-write.ts';
import { idParams } from '../query-fields.ts';
import { answerAsk } from './answer-ask.ts';

export const voidAskRoute: Route = (app, deps) => {
  app.delete(
    '/api/asks/:id',
    {
      preValidation: requireUser,
      schema: { params: idParams, response: { 200: wireAskSingle } },
    },
    (request) =>
      runTradingWrite(deps, request, async (context) => {
        const userId = userOf(request).id;
        const { id } = request.params;
        await voidAsk(context, { userId, askId: id });
        return answerAsk(context.tx, id, userId);
      }),
  );
};
