import { wireRates } from '../../../shared/contracts/wire/settings.ts';
import { rateNames } from '../../../shared/domain/rates.ts';
import type { Route } from '../../deps.ts';
import { readRateState } from '../../market/rate-table.ts';
import { readRates } from '../../market/terms.ts';

/** The rates that trades are converted by. */
export const getExchangeRatesRoute: Route = (app, { db }) => {
  app.get(
    '/api/exchanges/exchange-rates/get',
    { schema: { response: { 200: wireRates } } },
    async () => {
      const rates = await readRates(db);
      const { asOf, held } = await readRateState(db);
      return {
        data: rateNames.map((name) => ({ name, value: rates[name] })),
        asOf,
        held: held.map(({ currency }) => currency),
      };
    },
  );
};
