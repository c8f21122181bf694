import type { Dispute, ReversalHint, Reversals } from '../payments/payment-port.ts';
import type { PaymentTask } from './payment-tasks.ts';

type Charge = Pick<PaymentTask, 'amount' | 'refundedAmount'>;
type Seen = { readonly found: Reversals; readonly hint: ReversalHint | null };
type Refund = Pick<PaymentTask, 'reference' | 'processorId' | 'status' | 'attempts'>;

/**
 * What a paid charge is worth by the processor's records. Its lists can lag behind an event, so a
 * hint counts where they do not know what it names. Refunds of our own are no reversal.
 */
export function chargeState(charge: Charge, own: readonly Refund[], { found, hint }: Seen) {
  const refundedAmount = Math.min(refundedElsewhere(charge, own, found, hint), charge.amount);
  const disputes = allDisputes({ found, hint });
  const has = (state: 'open' | 'lost') => disputes.some((dispute) => dispute.state === state);
  const failure = has('lost')
    ? 'dispute-lost'
    : has('open')
      ? 'dispute'
      : refundedAmount > 0
        ? 'refund'
        : null;
  const status: PaymentTask['status'] = failure === null ? 'done' : 'disputed';
  return { status, failure, refundedAmount };
}

/** The disputes of a charge, with one that the processor's lists do not have yet. */
export function allDisputes({ found, hint }: Seen): readonly Dispute[] {
  const hinted = hint?.dispute ?? null;
  const isKnown = found.disputes.some(({ id }) => id === hinted?.id);
  return hinted === null || isKnown ? found.disputes : [...found.disputes, hinted];
}

/** `own`: the refunds of the order that we asked for. */
export function isOwnRefund(
  { id, reference }: Reversals['refunds'][number],
  own: readonly Refund[],
): boolean {
  return own.some((refund) => reference === refund.reference || id === refund.processorId);
}

function refundedElsewhere(
  { refundedAmount }: Charge,
  own: readonly Refund[],
  { refunds }: Reversals,
  hint: ReversalHint | null,
): number {
  if (refunds.length > 0) {
    return refunds
      .filter((one) => !one.hasFailed && !isOwnRefund(one, own))
      .reduce((sum, { amount }) => sum + amount, 0);
  }
  const isSent = own.some((refund) => refund.status === 'done' || refund.attempts > 0);
  return isSent || hint === null || hint.refunded === null ? refundedAmount : hint.refunded;
}
