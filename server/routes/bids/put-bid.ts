import { api } from '../../../shared/api/api.ts';
import { placedBid } from '../../../shared/contracts/account.ts';
import { editBidForm } from '../../../shared/contracts/forms/trade.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { editOffer } from '../../trades/edit-offer.ts';
import { editBid, readBid } from '../../upstream/bids.ts';
import { operation } from '../operation.ts';
import { idParams, tradeHeaders } from '../responses.ts';

export const putBidRoute: Route = (app, deps) => {
  app.route({
    ...operation(api.editBid, {
      tags: ['trades'],
      summary: 'Edit a bid',
      description:
        '`price` is in minor units of the bid’s own currency. At or above the lowest ask it buys at once, and `orderId` is set. Nothing is changed where `expectedTotal` is not what it comes to: the refusal `trade.price-changed` says the right one.',
      params: idParams,
      headers: tradeHeaders,
      body: editBidForm,
      answer: placedBid,
    }),
    config: { trade: 'edit-bid' },
    preValidation: requireSession,
    handler: async (request) => {
      const { id, orderId } = await editOffer(request, deps, request.params.id, request.body, {
        kind: 'edit-bid',
        idName: 'bidId',
        read: readBid,
        send: editBid,
      });
      return { bidId: id, orderId };
    },
  });
};
