import { api } from '../../../shared/api/api.ts';
import { placedAsk } from '../../../shared/contracts/account.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { resubmitAsk } from '../../trades/resubmit-ask.ts';
import { operation } from '../operation.ts';
import { idParams, tradeHeaders } from '../responses.ts';

/** Submits one's own listing again, after an operator requested changes. */
export const postReviewRoute: Route = (app, deps) => {
  app.route({
    ...operation(api.resubmitAsk, {
      tags: ['documents'],
      headers: tradeHeaders,
      params: idParams,
      answer: placedAsk,
    }),
    config: { trade: 'ask' },
    preValidation: requireSession,
    handler: (request) => resubmitAsk(request, deps, request.params.id),
  });
};
