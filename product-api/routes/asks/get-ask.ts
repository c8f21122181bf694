import { wireAskSingle } from '../../../shared/contracts/wire/trades.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { idParams } from '../query-fields.ts';
import { oneTradeQuery } from '../trade-query.ts';
import { answerAsk } from './answer-ask.ts';

export const getAskRoute: Route = (app, { db }) => {
  app.get(
    '/api/asks/:id',
    {
      preValidation: requireUser,
      schema: {
        params: idParams,
        querystring: oneTradeQuery,
        response: { 200: wireAskSingle },
      },
    },
    (request) => answerAsk(db, request.params.id, userOf(request).id),
  );
};
