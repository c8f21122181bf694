import { orderView as orderContract } from '../../../shared/contracts/account.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readOrder } from '../../upstream/orders.ts';
import { orderView } from '../../views/order-view.ts';
import { failures, idParams } from '../responses.ts';

export const getOrderRoute: Route = (app, { upstream }) => {
  app.get(
    '/api/account/orders/:id',
    {
      preValidation: requireSession,
      schema: {
        tags: ['account'],
        params: idParams,
        response: { 200: orderContract, ...failures },
      },
    },
    async (request) => orderView(await readOrder(upstream, callerOf(request), request.params.id)),
  );
};
