import { wireOrders } from '../../../shared/contracts/wire/orders.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { presentOrder } from '../../presenters/present-order.ts';
import { listOrders, loadOrders } from '../../queries/list-orders.ts';
import { presentPagination } from '../../queries/page.ts';
import { ordersQuery } from '../trade-query.ts';

export const listOrdersRoute: Route = (app, { db, receivingAddress }) => {
  app.get(
    '/api/orders',
    {
      preValidation: requireUser,
      schema: { querystring: ordersQuery, response: { 200: wireOrders } },
    },
    async (request) => {
      const userId = userOf(request).id;
      const { filters, pagination } = request.query;
      const { rows, total, next } = await listOrders(
        db,
        { userId, side: filters.side?.$eq, artworkId: filters.edition?.artwork.id.$eq },
        pagination,
      );
      const loaded = await loadOrders(db, rows);
      return {
        data: loaded.map((order) => presentOrder(order, { userId, receivingAddress })),
        meta: { pagination: presentPagination(pagination, { total, next }) },
      };
    },
  );
};
