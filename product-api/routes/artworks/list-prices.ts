import { pricesBody, wirePrices } from '../../../shared/contracts/wire/collecting.ts';
import type { Route } from '../../deps.ts';
import { listSales } from '../../queries/list-sales.ts';

/** Past sales of a work: the points of its price chart. */
export const listPricesRoute: Route = (app, { db }) => {
  app.post(
    '/api/artworks/prices',
    { schema: { body: pricesBody, response: { 200: wirePrices } } },
    async (request) => {
      const sales = await listSales(db, request.body.artworkIds, request.body.pageSize);
      return { data: sales.map((sale) => ({ ...sale, soldAt: sale.soldAt.toISOString() })) };
    },
  );
};
