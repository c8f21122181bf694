import { api } from '../../../shared/api/api.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { voidOffer } from '../../trades/void-offer.ts';
import { readBid, voidBid } from '../../upstream/bids.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const deleteBidRoute: Route = (app, deps) => {
  app.route({
    ...operation(api.withdrawBid, {
      tags: ['trades'],
      summary: 'Withdraw a bid',
      params: idParams,
      answer: okView,
    }),
    config: { trade: 'void-bid' },
    preValidation: requireSession,
    handler: async (request) =>
      voidOffer(request, deps, request.params.id, {
        kind: 'void-bid',
        idName: 'bidId',
        read: readBid,
        send: voidBid,
      }),
  });
};
