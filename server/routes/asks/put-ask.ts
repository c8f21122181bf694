import { api } from '../../../shared/api/api.ts';
import { placedAsk } from '../../../shared/contracts/account.ts';
import { editAskForm } from '../../../shared/contracts/forms/trade.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { editOffer } from '../../trades/edit-offer.ts';
import { editAsk, readAsk } from '../../upstream/asks.ts';
import { operation } from '../operation.ts';
import { idParams, tradeHeaders } from '../responses.ts';

export const putAskRoute: Route = (app, deps) => {
  app.route({
    ...operation(api.editAsk, {
      tags: ['trades'],
      summary: 'Edit an ask',
      description:
        '`price` is in minor units of the ask’s own currency. At or below the highest bid it sells at once, and `orderId` is set. Nothing is changed where `expectedPayout` is not what it comes to: the refusal `trade.price-changed` says the right one.',
      params: idParams,
      headers: tradeHeaders,
      body: editAskForm,
      answer: placedAsk,
    }),
    config: { trade: 'edit-ask' },
    preValidation: requireSession,
    handler: async (request) => {
      const { id, status, orderId } = await editOffer(
        request,
        deps,
        request.params.id,
        request.body,
        {
          kind: 'edit-ask',
          idName: 'askId',
          read: readAsk,
          send: editAsk,
        },
      );
      return { askId: id, status, orderId };
    },
  });
};
