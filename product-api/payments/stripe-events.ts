import type Stripe from 'stripe';
import { callStripe, isCode } from './call-stripe.ts';
import type { PaymentEvent, PaymentEvents, ReversalHint } from './payment-port.ts';
import { disputeOf, outcomeOf, ownReference } from './stripe-objects.ts';

/** The events of Stripe, signed with this secret, and the look-ups that they lead to. */
export function stripeEvents(stripe: Stripe, secret: string): PaymentEvents {
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
        const { id: chargeId, metadata } = event.data.object;
        const isOurs = ownReference.safeParse(metadata.reference).success;
        return isOurs ? { kind: 'charge', chargeId } : null;
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

function reversed(
  intent: string | Stripe.PaymentIntent | null,
  hint: ReversalHint,
): PaymentEvent | null {
  const chargeId = idIn(intent);
  return chargeId === null ? null : { kind: 'charge-reversed', chargeId, ...hint };
}

function idIn(intent: string | Stripe.PaymentIntent | null): string | null {
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}
