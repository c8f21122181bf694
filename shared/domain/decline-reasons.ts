export type DeclineReason =
  | 'refused'
  | 'insufficient-funds'
  | 'expired'
  | 'limit'
  | 'unsupported'
  | 'confirmation-needed'
  | 'at-bank'
  | 'not-confirmed'
  | 'bank-unreachable'
  | 'number'
  | 'security-code'
  | 'expiry-date'
  | 'no-card'
  | 'not-a-test-card';

/** The failure of a charge whose buyer was sent to the bank and has not come to an end there. */
export const atBank = 'requires_action';

/** The failure of a charge that its buyer did not confirm at the bank. */
export const notConfirmed = 'payment_intent_authentication_failure';

/** The processor's codes by what they mean to a cardholder. */
const codes: Readonly<Partial<Record<DeclineReason, readonly string[]>>> = {
  'insufficient-funds': ['insufficient_funds'],
  expired: ['expired_card'],
  limit: ['card_velocity_exceeded', 'withdrawal_count_limit_exceeded'],
  unsupported: ['card_not_supported', 'currency_not_supported', 'transaction_not_allowed'],
  'confirmation-needed': ['authentication_required', 'authentication_not_handled'],
  'at-bank': [atBank],
  'not-confirmed': [notConfirmed, 'setup_intent_authentication_failure'],
  'bank-unreachable': [
    'processing_error',
    'issuer_not_available',
    'try_again_later',
    'reenter_transaction',
  ],
  number: ['incorrect_number', 'invalid_number'],
  'security-code': ['incorrect_cvc', 'invalid_cvc'],
  'expiry-date': ['invalid_expiry_month', 'invalid_expiry_year'],
  'no-card': ['no-card'],
  'not-a-test-card': ['not-a-test-card'],
};

const reasons: ReadonlyMap<string, DeclineReason> = new Map(
  Object.entries(codes).flatMap(([reason, list]) =>
    list.map((code) => [code, reason as DeclineReason] as const),
  ),
);

/**
 * Why a card was declined. Cards reported lost, stolen or misused are 'refused' like any other, so
 * that a thief does not learn it.
 */
export function declineReasonOf(code: string | null): DeclineReason {
  return (code !== null && reasons.get(code)) || 'refused';
}
