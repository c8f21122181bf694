import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { voidOffer } from '../../trades/void-offer.ts';
import { readBid, voidBid } from '../../upstream/bids.ts';
import { failures, idParams, okView } from '../responses.ts';

export const deleteBidRoute: Route = (app, deps) => {
  app.delete(
    '/api/bids/:id',
    {
      config: { trade: 'void-bid' },
      preValidation: requireSession,
      schema: { tags: ['trades'], params: idParams, response: { 200: okView, ...failures } },
    },
    async (request) =>
      voidOffer(request, deps, request.params.id, {
        kind: 'void-bid',
        idName: 'bidId',
        read: readBid,
        send: voidBid,
      }),
  );
};
