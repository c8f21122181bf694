import Stripe from 'stripe';
import { callStripe, declinedOutcome, isCode } from './call-stripe.ts';
import {
  type CardSetup,
  type Dispute,
  type PaymentEvents,
  type PaymentPort,
  PaymentUnavailable,
  type Reversals,
} from './payment-port.ts';
import { stripeEvents } from './stripe-events.ts';
import { stripeMovements } from './stripe-movements.ts';
import {
  currencyOf,
  disputeOf,
  hasFailed,
  intentOf,
  outcomeOf,
  ownReference,
  payoutAccount,
} from './stripe-objects.ts';

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
        return {
          paymentMethodId: method.id,
          card: { brand, last4, expiryMonth, expiryYear },
          cardFingerprint: method.card.fingerprint ?? null,
        };
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
    ...stripeMovements(stripe),
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

function hostOf(apiUrl: string): { host: string; port: number; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isHttps = protocol === 'https:';
  return {
    host: hostname,
    port: port === '' ? (isHttps ? 443 : 80) : Number(port),
    protocol: isHttps ? 'https' : 'http',
  };
}
