import { wirePaidOrder } from '../../../shared/contracts/wire/payments.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { payOrder } from '../../commands/pay-order.ts';
import type { Route } from '../../deps.ts';
import { idParams } from '../query-fields.ts';

/** By the order's buyer, present at the site. Repeating it never charges twice. */
export const payOrderRoute: Route = (app, deps) => {
  app.post(
    '/api/orders/:id/payment',
    { preValidation: requireUser, schema: { params: idParams, response: { 200: wirePaidOrder } } },
    async (request) => {
      const input = { orderId: request.params.id, userId: userOf(request).id };
      const data = await payOrder({ ...deps, payments: deps.payments?.port ?? null }, input);
      if (data.kind === 'declined') {
        const line = { event: 'payment.declined', task: 'charge', ...input, code: data.code };
        request.log.warn(line, 'declined');
      }
      return { data };
    },
  );
};
