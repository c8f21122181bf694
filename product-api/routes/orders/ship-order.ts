import { shipOrderBody, wireOrderSingle } from '../../../shared/contracts/wire/trades.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { shipOrder } from '../../commands/ship-order.ts';
import type { Route } from '../../deps.ts';
import { runTradingWrite } from '../idempotent-write.ts';
import { idParams } from '../query-fields.ts';
import { answerOrder } from './answer-order.ts';

export const shipOrderRoute: Route = (app, deps) => {
  app.post(
    '/api/orders/:id/ship',
    {
      preValidation: requireUser,
      schema: { params: idParams, body: shipOrderBody, response: { 200: wireOrderSingle } },
    },
    (request) =>
      runTradingWrite(deps, request, async (context) => {
        const userId = userOf(request).id;
        const { id } = request.params;
        await shipOrder(context, { userId, orderId: id, ...request.body });
        return answerOrder(context.tx, id, userId);
      }),
  );
};
