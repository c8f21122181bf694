import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { voidOffer } from '../../trades/void-offer.ts';
import { readAsk, voidAsk } from '../../upstream/asks.ts';
import { failures, idParams, okView } from '../responses.ts';

export const deleteAskRoute: Route = (app, deps) => {
  app.delete(
    '/api/asks/:id',
    {
      config: { trade: 'void-ask' },
      preValidation: requireSession,
      schema: { tags: ['trades'], params: idParams, response: { 200: okView, ...failures } },
    },
    async (request) =>
      voidOffer(request, deps, request.params.id, {
        kind: 'void-ask',
        idName: 'askId',
        read: readAsk,
        send: voidAsk,
      }),
  );
};
