import { wireOrderSingle } from '../../../shared/contracts/wire/trades.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { presentOrder } from '../../presenters/present-order.ts';
import { findOrder, loadOrders } from '../../queries/list-orders.ts';
import { idParams } from '../../wire/query-fields.ts';
import { oneTradeQuery } from '../../wire/trade-query.ts';

/** To its two sides only, each with its own lines. */
export const getOrderRoute: Route = (app, { db }) => {
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
    async (request) => {
      const userId = userOf(request).id;
      const order = await findOrder(db, request.params.id, userId);
      const [loaded] = await loadOrders(db, order ? [order] : []);
      if (!loaded) throw notFound();
      return { data: presentOrder(loaded, userId), meta: {} };
    },
  );
};
