import { placeBulkBody, wireBulkOutcomes } from '../../../shared/contracts/wire/listings.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { placeBulkAsk } from '../../commands/place-bulk-ask.ts';
import { storeRefusals } from '../../commands/store-refusals.ts';
import type { Route } from '../../deps.ts';
import { invalid } from '../../errors.ts';
import { forEachInTransaction } from '../../market/for-each-in-transaction.ts';
import { requireKey } from '../idempotent-write.ts';

export const placeBulkRoute: Route = (app, deps) => {
  app.post(
    '/api/asks/bulk/place',
    {
      preValidation: requireUser,
      schema: { body: placeBulkBody, response: { 200: wireBulkOutcomes } },
    },
    async (request) => {
      const userId = userOf(request).id;
      const { asks } = request.body;
      const foreign = asks.findIndex((item) => item.userId !== userId);
      if (foreign !== -1) {
        throw invalid([{ path: ['asks', foreign, 'userId'], message: 'Must be your own id' }]);
      }
      const once = { userId, key: `bulk-place:${requireKey(request)}` };
      const data = await forEachInTransaction(deps, once, asks, (context, item) =>
        placeBulkAsk(context, userId, item),
      );
      await storeRefusals(deps.db, userId, data);
      return { data };
    },
  );
};
