export type DeclineWords = { readonly title: string; readonly advice: string };

const another = 'Use another card, or ask your bank.';
const declined: DeclineWords = {
  title: 'Your bank declined this card',
  advice: `We are not told why. ${another}`,
};
const unsupported: DeclineWords = {
  title: 'This card cannot be used here',
  advice: 'Use another card.',
};
const limit: DeclineWords = { title: 'This card has reached its limit', advice: another };
const number: DeclineWords = {
  title: 'Incorrect card number',
  advice: 'Check it, and try again.',
};
const code: DeclineWords = {
  title: 'Incorrect security code',
  advice: 'Check the last digits on the back of your card, and try again.',
};
const expiry: DeclineWords = {
  title: 'Incorrect expiry date',
  advice: 'Check it, and try again.',
};
const later: DeclineWords = {
  title: 'Your bank could not be reached',
  advice: 'Try again in a minute, or use another card.',
};
const unconfirmed: DeclineWords = {
  title: 'Your bank needs you to confirm this card',
  advice: 'The card was not confirmed. Add it again and confirm it, or use another card.',
};

/**
 * Decline codes that a buyer can act on. Cards reported lost, stolen or misused get the general
 * message only.
 */
const words: ReadonlyMap<string, DeclineWords> = new Map(
  Object.entries({
    insufficient_funds: {
      title: 'Insufficient funds',
      advice: 'Use another card, or try again later.',
    },
    expired_card: { title: 'This card has expired', advice: 'Use another card.' },
    incorrect_number: number,
    invalid_number: number,
    incorrect_cvc: code,
    invalid_cvc: code,
    invalid_expiry_month: expiry,
    invalid_expiry_year: expiry,
    card_not_supported: unsupported,
    currency_not_supported: unsupported,
    transaction_not_allowed: unsupported,
    card_velocity_exceeded: limit,
    withdrawal_count_limit_exceeded: limit,
    authentication_required: unconfirmed,
    requires_action: unconfirmed,
    setup_intent_authentication_failure: unconfirmed,
    processing_error: later,
    issuer_not_available: later,
    try_again_later: later,
    reenter_transaction: later,
    'not-a-test-card': {
      title: 'This is the sandbox: real cards are not accepted',
      advice: 'Use one of the test cards below.',
    },
    'no-card': { title: 'No card was added in time', advice: 'Add one before you buy again.' },
  }),
);

/** Why a card was declined and what to do. */
export function declineWords(code: string | null): DeclineWords {
  return (code !== null && words.get(code)) || declined;
}
