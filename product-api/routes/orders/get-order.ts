import { wireOrderSingle } from '../../../shared/contracts/wire/orders.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { idParams } from '../query-fields.ts';
import { oneTradeQuery } from '../trade-query.ts';
import { answerOrder } from './answer-order.ts';

/** For its buyer and its seller only, each with their own lines. */
export const getOrderRoute: Route = (app, deps) => {
  app.get(
    '/api/orders/:id',
    {
      preValidation: requireUser,
      schema: {
        params: idParams,
        querystring: oneTradeQuery,
        response: { 200: wireOrderSingle },
      },
    },
    (request) => answerOrder(deps, deps.db, request.params.id, userOf(request).id),
  );
};
