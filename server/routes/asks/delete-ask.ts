import { api } from '../../../shared/api/api.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { voidOffer } from '../../trades/void-offer.ts';
import { readAsk, voidAsk } from '../../upstream/asks.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const deleteAskRoute: Route = (app, deps) => {
  app.route({
    ...operation(api.withdrawAsk, {
      tags: ['trades'],
      summary: 'Withdraw an ask',
      params: idParams,
      answer: okView,
    }),
    config: { trade: 'void-ask' },
    preValidation: requireSession,
    handler: async (request) =>
      voidOffer(request, deps, request.params.id, {
        kind: 'void-ask',
        idName: 'askId',
        read: readAsk,
        send: voidAsk,
      }),
  });
};
