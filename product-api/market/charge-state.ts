import type { ReversalHint, Reversals } from '../payments/payment-port.ts';
import type { PaymentTask } from './payment-tasks.ts';

type Charge = Pick<PaymentTask, 'amount' | 'refundedAmount'>;
type Refund = Pick<PaymentTask, 'reference' | 'processorId' | 'status' | 'attempts'>;

/**
 * What a paid charge is worth by the processor's records. Its lists can lag behind an event, so a
 * hint counts where they do not know what it names. Refunds of our own are no reversal.
 */
export function chargeState(
  charge: Charge,
  refund: Refund | null,
  { found, hint }: { readonly found: Reversals; readonly hint: ReversalHint | null },
) {
  const refundedAmount = Math.min(refundedElsewhere(charge, refund, found, hint), charge.amount);
  const hinted = hint?.dispute ?? null;
  const isKnown = found.disputes.some(({ id }) => id === hinted?.id);
  const disputes = hinted === null || isKnown ? found.disputes : [...found.disputes, hinted];
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

function refundedElsewhere(
  { refundedAmount }: Charge,
  refund: Refund | null,
  { refunds }: Reversals,
  hint: ReversalHint | null,
): number {
  if (refunds.length > 0) {
    return refunds
      .filter(({ id, reference, hasFailed }) => {
        const isOurs = reference === refund?.reference || id === refund?.processorId;
        return !hasFailed && !isOurs;
      })
      .reduce((sum, { amount }) => sum + amount, 0);
  }
  const isSent = refund !== null && (refund.status === 'done' || refund.attempts > 0);
  return isSent || hint === null || hint.refunded === null ? refundedAmount : hint.refunded;
}
