import { voidBulkBody, wireBulkOutcomes } from '../../../shared/contracts/wire/listings.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { voidAsk } from '../../commands/void-ask.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { forEachInTransaction } from '../../market/for-each-in-transaction.ts';
import { findAsk } from '../../queries/list-asks.ts';
import { requireKey } from '../idempotent-write.ts';

export const voidBulkRoute: Route = (app, deps) => {
  app.post(
    '/api/asks/bulk/void',
    {
      preValidation: requireUser,
      schema: { body: voidBulkBody, response: { 200: wireBulkOutcomes } },
    },
    async (request) => {
      const userId = userOf(request).id;
      const once = { userId, key: `bulk-void:${requireKey(request)}` };
      const data = await forEachInTransaction(
        deps,
        once,
        request.body.asks,
        async (context, { id }) => {
          const ask = await findAsk(context.tx, id, userId);
          if (!ask?.isBulk) throw notFound();
          await voidAsk(context, { userId, askId: id });
          return { id, status: 'Voided', orderId: null };
        },
      );
      return { data };
    },
  );
};
