import { wireMarket } from '../../../shared/contracts/wire/market.ts';
import type { Route } from '../../deps.ts';
import { cacheMarketReport, reportMarket } from '../../queries/market-report.ts';

/** Movers, indices and volumes of the whole market. */
export const getMarketRoute: Route = (app, { db, now }) => {
  const report = cacheMarketReport(() => reportMarket(db, now()), now);
  app.get('/api/market', { schema: { response: { 200: wireMarket } } }, async () => ({
    data: await report(),
  }));
};
