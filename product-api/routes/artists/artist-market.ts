import { wireArtistMarket } from '../../../shared/contracts/wire/artists.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { artistMarket } from '../../queries/artist-market.ts';
import { findArtist } from '../../queries/list-artists.ts';
import { idParams } from '../query-fields.ts';

/** Works sold, last sales and median price by quarter of an artist. */
export const artistMarketRoute: Route = (app, { db, now }) => {
  app.get(
    '/api/artists/market/:id',
    { schema: { params: idParams, response: { 200: wireArtistMarket } } },
    async (request) => {
      const { id } = request.params;
      if (!(await findArtist(db, id))) throw notFound();
      const market = await artistMarket(db, id, now());
      const lastSales = market.lastSales.map((sale) => ({
        ...sale,
        artists: [...sale.artists],
        soldAt: sale.soldAt.toISOString(),
      }));
      return { data: { ...market, lastSales, quarters: [...market.quarters] } };
    },
  );
};
