import { api } from '../../../shared/api/api.ts';
import { placedAsk } from '../../../shared/contracts/account.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { resubmitAsk } from '../../trades/resubmit-ask.ts';
import { operation } from '../operation.ts';
import { idParams, tradeHeaders } from '../responses.ts';

export const postReviewRoute: Route = (app, deps) => {
  app.route({
    ...operation(api.resubmitAsk, {
      tags: ['documents'],
      summary: 'Submit a listing again',
      description: 'After changes to it were requested.',
      headers: tradeHeaders,
      params: idParams,
      answer: placedAsk,
    }),
    config: { trade: 'ask' },
    preValidation: requireSession,
    handler: (request) => resubmitAsk(request, deps, request.params.id),
  });
};
