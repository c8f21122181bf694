import { api } from '../../../shared/api/api.ts';
import { extendedView } from '../../../shared/contracts/account.ts';
import { expiryForm } from '../../../shared/contracts/forms/trade.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { extendBids } from '../../upstream/bids.ts';
import { callerOf } from '../../upstream/caller.ts';
import { operation } from '../operation.ts';

export const putBidsExpiryRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.extendBids, {
      tags: ['account'],
      summary: 'Extend all bids',
      description: 'Live bids that would expire earlier get the new expiry; the others stay.',
      body: expiryForm,
      answer: extendedView,
    }),
    preValidation: requireSession,
    handler: (request) => extendBids(upstream, callerOf(request), request.body),
  });
};
