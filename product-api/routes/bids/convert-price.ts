import { convertPriceBody, wireConvertedPrice } from '../../../shared/contracts/wire/listings.ts';
import { money } from '../../../shared/domain/money.ts';
import { convert } from '../../../shared/domain/rates.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { readRates } from '../../market/terms.ts';
import { readTrader } from '../../market/trader.ts';

/** Converts a price to another currency at the rates that trades use. Stores nothing. */
export const convertPriceRoute: Route = (app, { db }) => {
  app.post(
    '/api/bids/price-converted',
    {
      preValidation: requireUser,
      schema: { body: convertPriceBody, response: { 200: wireConvertedPrice } },
    },
    async (request) => {
      const { price, currency, to } = request.body;
      const rates = await readRates(db);
      const own = to === 'USER' ? (await readTrader(db, userOf(request).id)).ownCurrency : to;
      const converted = convert(money(price, currency), own, rates);
      return { data: { price: converted.amount, currency: converted.currency } };
    },
  );
};
