import { z } from 'zod';
import { plain } from '../../../shared/contracts/wire/envelope.ts';
import { currencies } from '../../../shared/domain/money.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { findPayment } from '../../queries/find-payment.ts';

const answer = plain(
  z.object({
    currency: z.enum(currencies),
    /** Which of the processor's platforms pays the person out; null: they gave no address yet. */
    stripeAccount: z.enum(['US', 'other']).nullable(),
  }),
);

export const getPaymentRoute: Route = (app, { db }) => {
  app.get(
    '/api/profiles/payment',
    { preValidation: requireUser, schema: { response: { 200: answer } } },
    async (request) => {
      const payment = await findPayment(db, userOf(request).id);
      if (!payment) throw notFound();
      return { data: payment };
    },
  );
};
