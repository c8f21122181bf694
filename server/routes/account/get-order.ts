import { api } from '../../../shared/api/api.ts';
import { orderView as orderContract } from '../../../shared/contracts/account.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readOrder } from '../../upstream/orders.ts';
import { orderView } from '../../views/order-view.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

export const getOrderRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getOrder, {
      tags: ['account'],
      summary: 'Read an order',
      description: 'As its buyer or as its seller sees it: `side` says which of them is asking.',
      params: idParams,
      answer: orderContract,
    }),
    preValidation: requireSession,
    handler: async (request) =>
      orderView(await readOrder(upstream, callerOf(request), request.params.id)),
  });
};
