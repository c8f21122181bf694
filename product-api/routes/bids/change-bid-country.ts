import { shippingChangeBody } from '../../../shared/contracts/wire/listings.ts';
import { wireBidSingle } from '../../../shared/contracts/wire/trades.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { changeBidCountry } from '../../commands/change-bid-country.ts';
import type { Route } from '../../deps.ts';
import { runTradingWrite } from '../idempotent-write.ts';
import { answerBid } from './answer-bid.ts';

export const changeBidCountryRoute: Route = (app, deps) => {
  app.put(
    '/api/bids/update/shipping-address-change',
    {
      preValidation: requireUser,
      schema: { body: shippingChangeBody, response: { 200: wireBidSingle } },
    },
    (request) =>
      runTradingWrite(deps, request, async (context) => {
        const userId = userOf(request).id;
        await changeBidCountry(context, { userId, ...request.body });
        return answerBid(context.tx, request.body.bidId, userId);
      }),
  );
};
