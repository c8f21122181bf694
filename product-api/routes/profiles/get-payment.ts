import { wirePayment } from '../../../shared/contracts/wire/payments.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { lookUpConfirmations } from '../../commands/look-up-confirmations.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { readPaymentAccount } from '../../payments/payout-account.ts';
import { presentPayment } from '../../presenters/present-payment.ts';
import { findPayment } from '../../queries/find-payment.ts';

/** The user's own card and payout account, without secret parts. */
export const getPaymentRoute: Route = (app, { db, now, payments, flushPaymentTasks }) => {
  app.get(
    '/api/profiles/payment',
    { preValidation: requireUser, schema: { response: { 200: wirePayment } } },
    async (request) => {
      const userId = userOf(request).id;
      const place = await findPayment(db, userId);
      if (!place) throw notFound();
      const account = payments && (await readPaymentAccount(db, payments.port, userId));
      if (payments) await lookUpConfirmations({ db, now }, userId);
      flushPaymentTasks();
      return { data: { ...place, ...presentPayment(payments?.port.name ?? null, account) } };
    },
  );
};
