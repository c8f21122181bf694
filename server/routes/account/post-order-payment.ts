import type { FastifyRequest } from 'fastify';
import { api } from '../../../shared/api/api.ts';
import { paidOrderView } from '../../../shared/contracts/payment.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { limitKeyOf } from '../../geo/client-address.ts';
import { callerOf } from '../../upstream/caller.ts';
import { payOrder } from '../../upstream/payments.ts';
import { operation } from '../operation.ts';
import { idParams } from '../responses.ts';

/** By person: enough for a few cards and confirmations, too few to test stolen cards. */
const perPerson = {
  max: 20,
  timeWindow: '15 minutes',
  keyGenerator: (request: FastifyRequest) =>
    request.session ? `user ${request.session.user.id}` : limitKeyOf(request),
} as const;

/** The product API makes the address that the bank sends the buyer back to. */
export const postOrderPaymentRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.payOrder, {
      tags: ['account'],
      summary: 'Pay for an order',
      description:
        'By its buyer, with their present card, after a charge was declined or needs the bank’s confirmation. An order is charged once, however often this is called.',
      params: idParams,
      answer: paidOrderView,
    }),
    config: { rateLimit: perPerson },
    preValidation: requireSession,
    handler: (request) => payOrder(upstream, callerOf(request), request.params.id),
  });
};
