import Stripe from 'stripe';
import { z } from 'zod';
import {
  type CardSetup,
  type Charge,
  type ChargeOutcome,
  type Dispute,
  type PaymentEvent,
  type PaymentEvents,
  type PaymentPort,
  PaymentUnavailable,
  type PayoutAccount,
  type ReversalHint,
  type Reversals,
} from './payment-port.ts';

export type StripeSettings = {
  readonly secretKey: string;
  readonly publishableKey: string | null;
  /** null: no event is accepted. */
  readonly webhookSecret: string | null;
  /** null: Stripe's own address. */
  readonly apiUrl: string | null;
};

/** Longer than a bank takes; twice this is shorter than a payment task's claim. */
const timeout = 15_000;

/** The Stripe account may serve other programs: events without our reference are ignored. */
const ownReference = z.uuid();

/** Stripe as a PaymentPort; every request carries its reference as idempotency key. */
export function openStripe(settings: StripeSettings): {
  readonly port: PaymentPort;
  readonly events: PaymentEvents | null;
} {
  const stripe = new Stripe(settings.secretKey, {
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(settings.apiUrl === null ? {} : hostOf(settings.apiUrl)),
  });
  const { webhookSecret } = settings;
  return {
    port: stripePort(stripe, settings.publishableKey),
    events: webhookSecret === null ? null : stripeEvents(stripe, webhookSecret),
  };
}

function stripePort(stripe: Stripe, publishableKey: string | null): PaymentPort {
  return {
    name: 'stripe',
    publishableKey,
    createCustomer: (reference) =>
      callStripe(async () => {
        const options = { idempotencyKey: `${reference}:customer` };
        return (await stripe.customers.create({ metadata: { reference } }, options)).id;
      }),
    startCardSetup: (customer, unfinishedId) =>
      callStripe(async (): Promise<CardSetup> => {
        const unfinished = unfinishedId === null ? null : await findSetup(stripe, unfinishedId);
        const setup =
          unfinished !== null && takesCard.has(unfinished.status)
            ? unfinished
            : await stripe.setupIntents.create({
                customer,
                usage: 'off_session',
                allowed_payment_method_types: ['card'],
              });
        if (setup.client_secret === null) throw new PaymentUnavailable('no-client-secret');
        return { id: setup.id, clientSecret: setup.client_secret };
      }),
    findCard: (setupId) =>
      callStripe(async () => {
        const setup = await findSetup(stripe, setupId);
        const method = setup?.payment_method ?? null;
        if (setup?.status !== 'succeeded' || method === null || typeof method === 'string') {
          return null;
        }
        if (!method.card) return null;
        const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
        return { paymentMethodId: method.id, card: { brand, last4, expiryMonth, expiryYear } };
      }),
    forgetCard: (paymentMethodId) =>
      callStripe(async () => {
        await stripe.paymentMethods.detach(paymentMethodId).catch((error: unknown) => {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        });
      }),
    charge: (charge) =>
      callStripe(async () => {
        const intent = await stripe.paymentIntents.create(
          { ...intentOf(charge), off_session: true },
          { idempotencyKey: `${charge.reference}:charge` },
        );
        const outcome = outcomeOf(intent);
        return outcome.kind === 'action-required'
          ? ({ kind: 'declined', id: outcome.id, code: 'authentication_required' } as const)
          : outcome;
      }).catch(declinedOutcome),
    retryCharge: ({ chargeId, attemptKey, returnUrl, ...charge }) =>
      callStripe(async () => {
        const options = { idempotencyKey: `${charge.reference}:${attemptKey}` };
        const { paymentMethodId: payment_method } = charge;
        const confirmed = await stripe.paymentIntents
          .confirm(chargeId, { payment_method, off_session: false, return_url: returnUrl }, options)
          .catch(async (error: unknown) => {
            if (!isCode(error, 'payment_intent_unexpected_state')) throw error;
            return stripe.paymentIntents.retrieve(chargeId);
          });
        if (confirmed.status !== 'canceled') return outcomeOf(confirmed);
        // Stripe cancels an intent after many attempts. It can no longer succeed: a new one may.
        const intent = await stripe.paymentIntents.create(
          { ...intentOf(charge), return_url: returnUrl },
          { idempotencyKey: `${charge.reference}:after-${chargeId}` },
        );
        return outcomeOf(intent);
      }).catch(declinedOutcome),
    cancelCharge: (chargeId) =>
      callStripe(async () => {
        const intent = await stripe.paymentIntents.cancel(chargeId).catch((error: unknown) => {
          if (!isCode(error, 'payment_intent_unexpected_state')) throw error;
          return stripe.paymentIntents.retrieve(chargeId);
        });
        return intent.status === 'canceled' ? null : outcomeOf(intent);
      }),
    findCharge: ({ customerId, amount, reference }) =>
      callStripe(async () => {
        const intents = stripe.paymentIntents.list({ customer: customerId, limit: 100 });
        let cancelled: Stripe.PaymentIntent | null = null;
        for await (const intent of intents) {
          const isOurs = intent.metadata.reference === reference;
          const isInFull =
            intent.amount === amount.amount && currencyOf(intent) === amount.currency;
          if (!isOurs || !isInFull) continue;
          if (intent.status !== 'canceled') return outcomeOf(intent);
          cancelled ??= intent;
        }
        return cancelled && outcomeOf(cancelled);
      }),
    refund: ({ chargeId, amount, reference, failedBefore }) =>
      callStripe(async () => {
        const again = failedBefore === 0 ? '' : `:${failedBefore}`;
        const refund = await stripe.refunds.create(
          { payment_intent: chargeId, amount, metadata: { reference } },
          { idempotencyKey: `${reference}:refund:${amount}${again}` },
        );
        if (hasFailed(refund)) throw new PaymentUnavailable('refund-failed');
        return refund.id;
      }),
    findReversals: ({ chargeId }) =>
      callStripe(async () => {
        const ofCharge = { payment_intent: chargeId, limit: 100 };
        const disputes: Dispute[] = [];
        for await (const dispute of stripe.disputes.list(ofCharge)) {
          disputes.push(disputeOf(dispute));
        }
        const refunds: Reversals['refunds'][number][] = [];
        for await (const refund of stripe.refunds.list(ofCharge)) {
          const { id, amount, metadata } = refund;
          const reference = ownReference.safeParse(metadata?.reference).data ?? null;
          refunds.push({ id, amount, reference, hasFailed: hasFailed(refund) });
        }
        return { disputes, refunds };
      }),
    createPayoutAccount: ({ country, reference }) =>
      callStripe(async () =>
        payoutAccount(
          await stripe.accounts.create(
            {
              type: 'express',
              country,
              capabilities: { transfers: { requested: true } },
              metadata: { reference },
            },
            { idempotencyKey: `${reference}:account` },
          ),
        ),
      ),
    findPayoutAccount: (id) =>
      callStripe(async () => payoutAccount(await stripe.accounts.retrieve(id))),
    linkOnboarding: ({ accountId, refreshUrl, returnUrl }) =>
      callStripe(async () => {
        const link = await stripe.accountLinks.create({
          account: accountId,
          refresh_url: refreshUrl,
          return_url: returnUrl,
          type: 'account_onboarding',
        });
        return link.url;
      }),
    transfer: ({ accountId, amount, orderId, reference }) =>
      callStripe(async () => {
        const transfer = await stripe.transfers.create(
          {
            amount: amount.amount,
            currency: amount.currency.toLowerCase(),
            destination: accountId,
            transfer_group: `order-${orderId}`,
            metadata: { reference },
          },
          { idempotencyKey: `${reference}:payout` },
        );
        return transfer.id;
      }),
    findTransfer: ({ orderId, reference }) =>
      callStripe(async () => {
        const group = { transfer_group: `order-${orderId}`, limit: 100 };
        for await (const { id, metadata } of stripe.transfers.list(group)) {
          if (metadata.reference === reference) return id;
        }
        return null;
      }),
  };
}

/** Statuses of a set-up whose form can still be completed. */
const takesCard: ReadonlySet<Stripe.SetupIntent.Status> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

async function findSetup(stripe: Stripe, id: string): Promise<Stripe.SetupIntent | null> {
  const found = await stripe.setupIntents
    .retrieve(id, { expand: ['payment_method'] })
    .catch((error: unknown) => {
      if (!isCode(error, 'resource_missing')) throw error;
    });
  return found ?? null;
}

function stripeEvents(stripe: Stripe, secret: string): PaymentEvents {
  return {
    read: eventReader(stripe, secret),
    findCharge: (id) =>
      callStripe(async () => {
        const intent = await stripe.paymentIntents.retrieve(id).catch((error: unknown) => {
          if (!isCode(error, 'resource_missing')) throw error;
        });
        const reference = ownReference.safeParse(intent?.metadata.reference);
        // A cancelled intent can no longer succeed, and another may have taken its place.
        const isOver = intent?.status === 'canceled';
        return intent && !isOver && reference.success
          ? { reference: reference.data, outcome: outcomeOf(intent) }
          : null;
      }),
  };
}

function eventReader(stripe: Stripe, secret: string): PaymentEvents['read'] {
  return (rawBody, signature) => {
    const event = stripe.webhooks.constructEvent(rawBody, signature, secret);
    switch (event.type) {
      case 'setup_intent.succeeded':
        return { kind: 'card-set-up', setupId: event.data.object.id };
      case 'payment_intent.succeeded':
      case 'payment_intent.payment_failed':
      case 'payment_intent.requires_action': {
        const reference = ownReference.safeParse(event.data.object.metadata.reference);
        const outcome = outcomeOf(event.data.object);
        return reference.success ? { kind: 'charge', reference: reference.data, outcome } : null;
      }
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.funds_withdrawn':
      case 'charge.dispute.funds_reinstated':
      case 'charge.dispute.closed': {
        const { object } = event.data;
        return reversed(object.payment_intent, { dispute: disputeOf(object), refunded: null });
      }
      case 'charge.refunded': {
        const { payment_intent, amount_refunded: refunded } = event.data.object;
        return reversed(payment_intent, { dispute: null, refunded });
      }
      case 'refund.failed': {
        const { id: refundId, payment_intent } = event.data.object;
        return { kind: 'refund-failed', refundId, chargeId: idIn(payment_intent ?? null) };
      }
      case 'account.updated':
        return { kind: 'payout-account', accountId: event.data.object.id };
      default:
        return null;
    }
  };
}

const endedInFavour: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/** Its money came back from the buyer's bank. */
function hasFailed({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled';
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}

function reversed(
  intent: string | Stripe.PaymentIntent | null,
  hint: ReversalHint,
): PaymentEvent | null {
  const chargeId = idIn(intent);
  return chargeId === null ? null : { kind: 'charge-reversed', chargeId, ...hint };
}

/** A status that Stripe adds later counts as open: nothing is paid on a guess. */
function disputeOf({ id, status }: Stripe.Dispute): Dispute {
  if (status === 'lost') return { id, state: 'lost' };
  return { id, state: endedInFavour.has(status) ? 'won' : 'open' };
}

function idIn(intent: string | Stripe.PaymentIntent | null): string | null {
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

function currencyOf({ currency }: Stripe.PaymentIntent): string {
  return currency.toUpperCase();
}

/** A charge by its first card, confirmed at once. */
function intentOf({ customerId, paymentMethodId, amount, orderId, reference }: Charge) {
  return {
    amount: amount.amount,
    currency: amount.currency.toLowerCase(),
    customer: customerId,
    payment_method: paymentMethodId,
    allowed_payment_method_types: ['card'],
    confirm: true,
    transfer_group: `order-${orderId}`,
    metadata: { reference, order: String(orderId) },
  } satisfies Stripe.PaymentIntentCreateParams;
}

function declinedOutcome(error: unknown): ChargeOutcome {
  if (!(error instanceof CardDeclined)) throw error;
  if (error.id === null) throw new PaymentUnavailable(error.code);
  return { kind: 'declined', id: error.id, code: error.code };
}

function outcomeOf(intent: Stripe.PaymentIntent): ChargeOutcome {
  const { id, status, last_payment_error: error } = intent;
  if (status === 'succeeded') {
    const received = { amount: intent.amount_received, currency: currencyOf(intent) };
    return { kind: 'succeeded', id, received };
  }
  if (status === 'processing') return { kind: 'processing', id };
  const url = intent.next_action?.redirect_to_url?.url;
  if (status === 'requires_action' && url) return { kind: 'action-required', id, url };
  return { kind: 'declined', id, code: error?.decline_code ?? error?.code ?? status };
}

function payoutAccount(account: Stripe.Account): PayoutAccount {
  return {
    id: account.id,
    detailsSubmitted: account.details_submitted,
    payoutsEnabled: account.payouts_enabled,
    requirements: account.requirements?.currently_due ?? [],
  };
}

class CardDeclined extends Error {
  readonly id: string | null;
  readonly code: string;

  constructor(id: string | null, code: string) {
    super(`the card was declined: ${code}`);
    this.id = id;
    this.code = code;
  }
}

/** Only the codes of Stripe's errors are kept: messages and requests contain personal data. */
async function callStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      const code = error.decline_code ?? error.code ?? 'declined';
      throw new CardDeclined(error.payment_intent?.id ?? null, code);
    }
    if (error instanceof Stripe.errors.StripeError) {
      throw new PaymentUnavailable(error.code ?? error.type);
    }
    throw error;
  }
}

function hostOf(apiUrl: string): { host: string; port: number; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isHttps = protocol === 'https:';
  return {
    host: hostname,
    port: port === '' ? (isHttps ? 443 : 80) : Number(port),
    protocol: isHttps ? 'https' : 'http',
  };
}
