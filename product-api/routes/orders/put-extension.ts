import { wireOrderSingle } from '../../../shared/contracts/wire/orders.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { extendShipment } from '../../commands/extend-shipment.ts';
import type { Route } from '../../deps.ts';
import { runTradingWrite } from '../idempotent-write.ts';
import { idParams } from '../query-fields.ts';
import { answerOrder } from './answer-order.ts';

export const putExtensionRoute: Route = (app, deps) => {
  app.put(
    '/api/orders/:id/extension',
    {
      preValidation: requireUser,
      schema: { params: idParams, response: { 200: wireOrderSingle } },
    },
    (request) =>
      runTradingWrite(deps, request, async (context) => {
        const userId = userOf(request).id;
        const { id } = request.params;
        await extendShipment(context, { userId, orderId: id });
        return answerOrder(deps, context.tx, id, userId);
      }),
  );
};
