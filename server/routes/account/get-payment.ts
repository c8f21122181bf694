import { paymentView as paymentContract } from '../../../shared/contracts/payment.ts';
import type { Route } from '../../deps.ts';
import { requireSession } from '../../plugins/session.ts';
import { callerOf } from '../../upstream/caller.ts';
import { readPayment } from '../../upstream/payments.ts';
import { paymentView } from '../../views/payment-view.ts';
import { failures } from '../responses.ts';

/**
 * The product API looks up how a card set-up ended when it is asked this, and charges what waits
 * for the card: whoever has saved one asks, and nothing else has to be sent.
 */
export const getPaymentRoute: Route = (app, { upstream }) => {
  app.get(
    '/api/account/payment',
    {
      preValidation: requireSession,
      schema: { tags: ['account'], response: { 200: paymentContract, ...failures } },
    },
    async (request) => paymentView(await readPayment(upstream, callerOf(request))),
  );
};
