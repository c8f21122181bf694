import { api } from '../../../shared/api/api.ts';
import { orderView as orderContract } from '../../../shared/contracts/account.ts';
import { shipmentForm } from '../../../shared/contracts/forms/shipment.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { recordShipment } from '../../upstream/orders.ts';
import { orderView } from '../../views/order-view.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const putShipmentRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.recordShipment, {
      tags: ['account'],
      summary: 'Say that an artwork was shipped',
      description:
        'By the seller of a paid order. Until the artwork is received, carrier, number and date can be corrected.',
      params: idParams,
      body: shipmentForm,
      answer: orderContract,
    }),
    preValidation: requireSession,
    handler: async (request) =>
      orderView(await recordShipment(upstream, callerOf(request), request.params.id, request.body)),
  });
};
