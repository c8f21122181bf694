import { placedAsk } from '../../../shared/contracts/account.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { resubmitAsk } from '../../trades/resubmit-ask.ts';
import { failures, idParams, tradeHeaders } from '../responses.ts';

/** Submits one's own listing again, after an operator requested changes. */
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
    (request) => resubmitAsk(request, deps, request.params.id),
  );
};
