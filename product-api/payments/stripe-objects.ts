import type Stripe from 'stripe';
import { z } from 'zod';
import type { Charge, ChargeOutcome, Dispute, PayoutAccount } from './payment-port.ts';

/** The Stripe account may serve other programs: events without our reference are ignored. */
export const ownReference = z.uuid();

const endedInFavour: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/** Its money came back from the buyer's bank. */
export function hasFailed({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled';
}

const wantsEvidence: ReadonlySet<string> = new Set(['needs_response', 'warning_needs_response']);

/** A status that Stripe adds later counts as open: nothing is paid on a guess. */
export function disputeOf({ id, status, amount, evidence_details }: Stripe.Dispute): Dispute {
  const withdrawn = status.startsWith('warning') ? 0 : amount;
  const dueBy = wantsEvidence.has(status) ? (evidence_details?.due_by ?? null) : null;
  const evidenceBy = dueBy === null ? null : new Date(dueBy * 1000);
  const state = endedInFavour.has(status) ? 'won' : 'open';
  return { id, state: status === 'lost' ? 'lost' : state, withdrawn, evidenceBy };
}

export function currencyOf({ currency }: Stripe.PaymentIntent): string {
  return currency.toUpperCase();
}

/** A charge by its first card, confirmed at once. */
export function intentOf({ customerId, paymentMethodId, amount, orderId, reference }: Charge) {
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

export function outcomeOf(intent: Stripe.PaymentIntent): ChargeOutcome {
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

export function payoutAccount(account: Stripe.Account): PayoutAccount {
  return {
    id: account.id,
    detailsSubmitted: account.details_submitted,
    payoutsEnabled: account.payouts_enabled,
    requirements: account.requirements?.currently_due ?? [],
    payoutFingerprint: account.external_accounts?.data[0]?.fingerprint ?? null,
  };
}
