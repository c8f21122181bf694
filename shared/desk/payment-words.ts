import { type DeclineReason, declineReasonOf } from '../domain/decline-reasons.ts';

type Payment = {
  readonly kind: string;
  readonly status: string;
  readonly failure: string | null;
};

const kinds: Readonly<Record<string, string>> = {
  charge: 'Charge of the buyer',
  refund: 'Refund to the buyer',
  'partial-refund': 'Part that goes back to the buyer',
  payout: 'Payout to the seller',
};

const declines: Readonly<Record<DeclineReason, string>> = {
  refused: 'the bank refused the card',
  'insufficient-funds': 'insufficient funds',
  expired: 'the card has expired',
  limit: 'the card has reached its limit',
  unsupported: 'the card does not allow this payment',
  'confirmation-needed': 'the bank wants the buyer to confirm it',
  'at-bank': 'the buyer has not confirmed it at the bank yet',
  'not-confirmed': 'the buyer did not confirm it at the bank',
  'bank-unreachable': 'the bank could not be reached',
  number: 'the card number is wrong',
  'security-code': 'the security code is wrong',
  'expiry-date': 'the expiry date is wrong',
  'no-card': 'the buyer added no card in time',
  'not-a-test-card': 'it is no test card',
};

const reversals: Readonly<Record<string, string>> = {
  dispute: 'the buyer disputes it at their bank',
  'dispute-lost': 'the dispute is lost: the bank gave the money back to the buyer',
  refund: 'it was refunded at the processor',
};

/** 'Charge of the buyer'. */
export const paymentName = (kind: string): string => kinds[kind] ?? kind;

/** 'Waits for the buyer', 'Done'. */
export function paymentState({ kind, status }: Payment): string {
  const held = kind === 'charge' ? 'Waits for the buyer' : 'Waits for the charge';
  const states: Readonly<Record<string, string>> = {
    ...{ open: 'Under way', held, done: 'Done', disputed: 'Taken back' },
    ...{ failed: 'Failed', dropped: 'Not needed' },
  };
  return states[status] ?? status;
}

/** Why a payment is not done; null: nothing went wrong. */
export function paymentFailure({ kind, failure }: Payment): string | null {
  if (failure === null) return null;
  return reversals[failure] ?? (kind === 'charge' ? declines[declineReasonOf(failure)] : failure);
}
