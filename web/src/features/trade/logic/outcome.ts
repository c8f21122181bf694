import type { ErrorCode } from '../../../../../shared/contracts/error-codes.ts';

/** What an error code says about the trade. */
export type TradeOutcome =
  /** A rule refused it: nothing happened, and a retry would be refused too. */
  | 'refused'
  /** It did not happen; a retry may succeed. */
  | 'undone'
  | 'sign-in'
  /** It may have happened: it has to be looked up. */
  | 'unknown';

/** Codes of the desk are no answers to a trade. */
type DeskCode = Extract<
  ErrorCode,
  `${'desk' | 'catalogue' | 'fees' | 'imports' | 'text'}.${string}`
>;
type Outcomes = Record<Exclude<ErrorCode, DeskCode>, TradeOutcome> &
  Partial<Record<DeskCode, never>>;

const outcomes: Readonly<Outcomes> = {
  'request.invalid': 'refused',
  'request.forbidden-origin': 'refused',
  'request.wrong-host': 'refused',
  'request.too-slow': 'undone',
  'request.too-large': 'refused',
  'request.too-many': 'undone',
  'request.in-progress': 'unknown',
  'request.key-reused': 'unknown',
  'request.key-missing': 'refused',
  'not-found': 'refused',
  'auth.required': 'sign-in',
  'auth.forbidden': 'refused',
  'auth.invalid-credentials': 'refused',
  'auth.too-many-tries': 'refused',
  'auth.not-confirmed': 'refused',
  'auth.blocked': 'refused',
  'auth.registered-with-google': 'refused',
  'auth.registered-with-apple': 'refused',
  'auth.email-taken': 'refused',
  'auth.email-taken-not-google': 'refused',
  'auth.email-taken-not-apple': 'refused',
  'auth.email-unverified': 'refused',
  'auth.token-missing': 'refused',
  'auth.token-refused': 'refused',
  'auth.confirmation-invalid': 'refused',
  'auth.password-needed': 'refused',
  'auth.reset-invalid': 'refused',
  'release.not-open': 'refused',
  'release.has-entries': 'refused',
  'auth.old-password-wrong': 'refused',
  'auth.passwords-differ': 'refused',
  'auth.password-wrong': 'refused',
  'auth.sign-in-again': 'refused',
  'auth.email-change-invalid': 'refused',
  'auth.provider-unavailable': 'refused',
  'auth.link-expired': 'refused',
  'auth.identity-taken': 'refused',
  'auth.provider-connected': 'refused',
  'auth.last-way-in': 'refused',
  'auth.session-too-large': 'refused',
  'gate.closed': 'refused',
  'gate.incorrect-password': 'refused',
  'trade.bid-sold': 'refused',
  'trade.no-bids': 'refused',
  'trade.ask-sold': 'refused',
  'trade.own-order': 'refused',
  'trade.copy-fixed': 'refused',
  'trade.price-changed': 'refused',
  'trade.price-refused': 'refused',
  'trade.no-payout': 'refused',
  'trade.wrong-status': 'refused',
  'trade.address-missing': 'refused',
  'trade.card-missing': 'refused',
  'trade.unpaid-limit': 'refused',
  'trade.paused-not-paid': 'refused',
  'trade.paused-not-shipped': 'refused',
  'trade.paused-debt': 'refused',
  'trade.not-done': 'refused',
  'trade.unknown-outcome': 'unknown',
  'payment.card-in-use': 'refused',
  'royalty.not-owed': 'refused',
  'royalty.recorded': 'refused',
  'order.payment-missing': 'refused',
  'order.payment-attempted': 'refused',
  'order.payout-too-early': 'refused',
  'case.exists': 'refused',
  'case.decided': 'refused',
  'case.open': 'refused',
  'profile.bids-left': 'refused',
  'profile.open-trades': 'refused',
  'profile.debt': 'refused',
  'profile.onboarding-over': 'refused',
  'profile.onboarding-unanswered': 'refused',
  'analytics.variables-missing': 'refused',
  'upstream.unavailable': 'undone',
  'upstream.timeout': 'unknown',
  'upstream.bad-answer': 'unknown',
  overloaded: 'undone',
  internal: 'unknown',
};

/** `null` means that no answer came: the request may still have arrived. */
export function outcomeOf(code: ErrorCode | null): TradeOutcome {
  return (code === null ? null : outcomes[code]) ?? 'unknown';
}
