import { shipmentBody, wireOrderSingle } from '../../../shared/contracts/wire/orders.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { recordShipment } from '../../commands/record-shipment.ts';
import type { Route } from '../../deps.ts';
import { runTradingWrite } from '../idempotent-write.ts';
import { idParams } from '../query-fields.ts';
import { answerOrder } from './answer-order.ts';

export const putShipmentRoute: Route = (app, deps) => {
  app.put(
    '/api/orders/:id/shipment',
    {
      preValidation: requireUser,
      schema: { params: idParams, body: shipmentBody, response: { 200: wireOrderSingle } },
    },
    (request) =>
      runTradingWrite(deps, request, async (context) => {
        const userId = userOf(request).id;
        const { id } = request.params;
        await recordShipment(context, { userId, orderId: id, shipment: request.body });
        return answerOrder(deps, context.tx, id, userId);
      }),
  );
};
