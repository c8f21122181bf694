import { wireMarket } from '../../../shared/contracts/wire/market.ts';
import type { Route } from '../../deps.ts';
import { readMarketReport } from '../../queries/market-report.ts';

/** Movers, indices and volumes of the whole market, as a job last made them. */
export const getMarketRoute: Route = (app, deps) => {
  app.get('/api/market', { schema: { response: { 200: wireMarket } } }, async () => ({
    data: await readMarketReport(deps),
  }));
};
