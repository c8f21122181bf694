import { editAskBody } from '../../../shared/contracts/wire/trade-bodies.ts';
import { wireAskSingle } from '../../../shared/contracts/wire/trades.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { editAsk } from '../../commands/edit-ask.ts';
import type { Route } from '../../deps.ts';
import { runTradingWrite } from '../idempotent-write.ts';
import { idParams } from '../query-fields.ts';
import { answerAsk } from './answer-ask.ts';

export const editAskRoute: Route = (app, deps) => {
  app.put(
    '/api/asks/:id',
    {
      preValidation: requireUser,
      schema: { params: idParams, body: editAskBody, response: { 200: wireAskSingle } },
    },
    (request) =>
      runTradingWrite(deps, request, async (context) => {
        const userId = userOf(request).id;
        const { id } = request.params;
        await editAsk(context, { userId, askId: id, body: request.body });
        return answerAsk(context.tx, id, userId);
      }),
  );
};
