import { api } from '../../../shared/api/api.ts';
import { orderView as orderContract } from '../../../shared/contracts/account.ts';
import { shipmentExtensionHours } from '../../../shared/domain/order-status.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { extendShipment } from '../../upstream/orders.ts';
import { orderView } from '../../views/order-view.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const putExtensionRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.extendShipment, {
      tags: ['account'],
      summary: 'Ask for more time to ship',
      description: `Once per order and before its deadline: ${shipmentExtensionHours} hours. Asking again changes nothing.`,
      params: idParams,
      answer: orderContract,
    }),
    preValidation: requireSession,
    handler: async (request) =>
      orderView(await extendShipment(upstream, callerOf(request), request.params.id)),
  });
};
