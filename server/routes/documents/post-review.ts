import { placedAsk } from '../../../shared/contracts/account.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { handInAgain } from '../../trades/hand-in-again.ts';
import { failures, idParams, tradeHeaders } from '../responses.ts';

/** Hands one's own listing in again, after it was sent back for more information. */
export const postReviewRoute: Route = (app, deps) => {
  app.post(
    '/api/asks/:id/review',
    {
      config: { trade: 'ask' },
      preValidation: requireSession,
      schema: {
        tags: ['documents'],
        headers: tradeHeaders,
        params: idParams,
        response: { 200: placedAsk, ...failures },
      },
    },
    (request) => handInAgain(request, deps, request.params.id),
  );
};
