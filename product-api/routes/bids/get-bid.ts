import { wireBidSingle } from '../../../shared/contracts/wire/trades.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { idParams } from '../query-fields.ts';
import { oneTradeQuery } from '../trade-query.ts';
import { answerBid } from './answer-bid.ts';

export const getBidRoute: Route = (app, { db }) => {
  app.get(
    '/api/bids/:id',
    {
      preValidation: requireUser,
      schema: {
        params: idParams,
        querystring: oneTradeQuery,
        response: { 200: wireBidSingle },
      },
    },
    (request) => answerBid(db, request.params.id, userOf(request).id),
  );
};
