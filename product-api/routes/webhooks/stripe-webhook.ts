import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { lookUpReversals } from '../../commands/look-up-reversals.ts';
import { recordCharge } from '../../commands/record-charge.ts';
import { findPaidCharge } from '../../commands/record-reversals.ts';
import { reopenRefund } from '../../commands/reopen-refund.ts';
import type { Settled } from '../../commands/settle-charge.ts';
import type { App, Deps, Route } from '../../deps.ts';
import { badRequest, notFound } from '../../errors.ts';
import { inTransaction } from '../../market/command-context.ts';
import { refreshPayoutAccount } from '../../payments/accounts.ts';
import { finishCardSetup } from '../../payments/card-setup.ts';
import type {
  PaymentEvent,
  PaymentEvents,
  PaymentPort,
  ReversalHint,
} from '../../payments/payment-port.ts';

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
        if (payments?.events == null) throw notFound();
        const { port, events } = payments;
        const event = read(events, body, headers['stripe-signature']);
        if (event) await note(deps, { port, events }, event, log);
        return { received: true as const };
      },
    );
  });
};

function read(
  events: PaymentEvents,
  body: unknown,
  signature: string | string[] | undefined,
): PaymentEvent | null {
  const isSigned = Buffer.isBuffer(body) && typeof signature === 'string';
  if (!isSigned) throw badRequest('This event is not signed');
  try {
    return events.read(body, signature);
  } catch {
    throw badRequest('The signature of this event does not fit');
  }
}

type Processor = { readonly port: PaymentPort; readonly events: PaymentEvents };

async function note(
  deps: Deps,
  { port, events }: Processor,
  event: PaymentEvent,
  log: FastifyBaseLogger,
): Promise<void> {
  if (event.kind === 'payout-account') {
    await refreshPayoutAccount(deps.db, port, event.accountId);
  } else if (event.kind === 'card-set-up') {
    await finishCardSetup(deps, port, event.setupId);
  } else if (event.kind === 'refund-failed') {
    const orderId = await inTransaction(deps, (context) =>
      reopenRefund(context, { ...event, processor: port.name }),
    );
    if (orderId !== null) {
      const line = { event: 'payment.refund-failed', orderId };
      log.error(line, 'a refund did not reach the buyer');
    } else if (event.chargeId !== null) {
      await noteReversal(deps, { port, events }, { chargeId: event.chargeId, hint: null }, log);
    }
  } else if (event.kind === 'charge-reversed') {
    const { chargeId, dispute, refunded } = event;
    const hint = { dispute, refunded };
    await noteReversal(deps, { port, events }, { chargeId, hint }, log);
  } else {
    // It may be old, or name another amount: the processor's present record counts.
    const found = await events.findCharge(event.chargeId);
    if (found === null || found.outcome.kind === 'processing') return;
    const { reference, outcome } = found;
    const settled = await recordCharge({ ...deps, payments: port }, reference, outcome);
    if (settled === null) return;
    logOddPayment(log, settled);
    if (outcome.kind !== 'declined') return;
    const { orderId, userId } = settled;
    const line = { event: 'payment.declined', task: 'charge', orderId, userId, code: outcome.code };
    log.warn(line, 'declined later');
  }
}

/** Events come late, twice and out of order: the processor's records say what became of a charge. */
async function noteReversal(
  deps: Deps,
  { port, events }: Processor,
  { chargeId, hint }: { readonly chargeId: string; readonly hint: ReversalHint | null },
  log: FastifyBaseLogger,
): Promise<void> {
  await settleUnrecorded(deps, { port, events }, chargeId, log);
  if (await lookUpReversals({ ...deps, payments: port, log }, chargeId, hint)) {
    deps.flushPaymentTasks();
  }
}

/** An event can name a charge whose answer was lost: the charge is recorded first. */
async function settleUnrecorded(
  deps: Deps,
  { port, events }: Processor,
  id: string,
  log: FastifyBaseLogger,
): Promise<void> {
  if ((await findPaidCharge(deps.db, id)) !== null) return;
  const charge = await events.findCharge(id);
  if (charge === null) return;
  const { reference, outcome } = charge;
  if (outcome.kind === 'processing') return;
  const settled = await recordCharge({ ...deps, payments: port }, reference, outcome);
  if (settled) logOddPayment(log, settled);
}

function logOddPayment(log: FastifyBaseLogger, settled: Settled): void {
  const { orderId, userId, isWrongAmount, surplusChargeId } = settled;
  if (isWrongAmount) {
    const line = { event: 'payment.wrong-amount', orderId, userId };
    log.error(line, 'another sum than the order’s was paid');
  }
  if (surplusChargeId !== null) {
    const line = { event: 'payment.surplus', orderId, userId };
    log.error(line, 'an order was paid twice: the second payment is refunded');
  }
}
