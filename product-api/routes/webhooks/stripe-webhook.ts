import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { disputeCharge, settleDispute } from '../../commands/dispute-charge.ts';
import { settleCharge } from '../../commands/settle-charge.ts';
import type { App, Deps, Route } from '../../deps.ts';
import { badRequest, notFound } from '../../errors.ts';
import { inTransaction } from '../../market/command-context.ts';
import { updatePayoutAccount } from '../../payments/accounts.ts';
import { finishCardSetup } from '../../payments/card-setup.ts';
import type { Payments } from '../../payments/open-payments.ts';
import type { PaymentEvent } from '../../payments/payment-port.ts';

const received = z.object({ received: z.literal(true) });

/**
 * Receives Stripe's events. The signature is verified over the raw bytes; repeated or reordered
 * events have no further effect. An error makes Stripe send the event again.
 */
export const stripeWebhookRoute: Route = (app, deps) => {
  app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      '/api/webhooks/stripe',
      { schema: { response: { 200: received } } },
      async ({ headers, body, log }) => {
        const { payments } = deps;
        if (payments?.readEvent == null) throw notFound();
        const event = read(payments.readEvent, body, headers['stripe-signature']);
        if (event) await note(deps, payments, event, log);
        return { received: true as const };
      },
    );
  });
};

function read(
  readEvent: NonNullable<Payments['readEvent']>,
  body: unknown,
  signature: string | string[] | undefined,
): PaymentEvent | null {
  const isSigned = Buffer.isBuffer(body) && typeof signature === 'string';
  if (!isSigned) throw badRequest('This event is not signed');
  try {
    return readEvent(body, signature);
  } catch {
    throw badRequest('The signature of this event does not fit');
  }
}

async function note(
  deps: Deps,
  { port }: Payments,
  event: PaymentEvent,
  log: FastifyBaseLogger,
): Promise<void> {
  if (event.kind === 'payout-account') {
    await updatePayoutAccount(deps.db, port.name, event.account);
  } else if (event.kind === 'card-set-up') {
    await finishCardSetup(deps, port, event.setupId);
  } else if (event.kind === 'charge-reversed' || event.kind === 'dispute-won') {
    const charge = { ...event, processor: port.name };
    const orderId = await inTransaction(deps, (context) =>
      'by' in charge ? disputeCharge(context, charge) : settleDispute(context, charge),
    );
    if (orderId === null) return;
    const isLost = event.kind === 'charge-reversed';
    const line = { event: isLost ? 'payment.disputed' : 'payment.dispute-won', orderId };
    log[isLost ? 'error' : 'info'](line, 'the payment of an order was disputed');
    deps.flushPaymentTasks();
  } else {
    const { reference, outcome } = event;
    if (outcome.kind === 'processing') return;
    const settled = await inTransaction(deps, (context) =>
      settleCharge(context, reference, outcome),
    );
    if (settled === null) return;
    const { isWrongAmount, ...ids } = settled;
    if (isWrongAmount) {
      log.error({ event: 'payment.wrong-amount', ...ids }, 'another sum than the order’s was paid');
    }
    if (outcome.kind !== 'declined') return;
    const { code } = outcome;
    log.warn({ event: 'payment.declined', task: 'charge', ...ids, code }, 'declined later');
  }
}
