import { api } from '../../../shared/api/api.ts';
import { paymentView as paymentContract } from '../../../shared/contracts/payment.ts';
import { requireSession } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readPayment } from '../../upstream/payments.ts';
import { paymentView } from '../../views/payment-view.ts';
import { operation } from '../operation.ts';

/**
 * Asked after a card was saved: the product API then looks the set-up's outcome up, and charges
 * payments that wait for a card. No other call is needed.
 */
export const getPaymentRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.getPayment, {
      tags: ['account'],
      summary: 'Read how you pay and are paid',
      description: 'Also takes up a card that has just been saved at the processor.',
      answer: paymentContract,
    }),
    preValidation: requireSession,
    handler: async (request) => paymentView(await readPayment(upstream, callerOf(request))),
  });
};
