import {
  type DeclineReason,
  declineReasonOf,
} from '../../../../../shared/domain/decline-reasons.ts';

export type DeclineWords = { readonly title: string; readonly advice: string };

const again = 'Check it, and try again.';

const words: Readonly<Record<DeclineReason, DeclineWords>> = {
  refused: {
    title: 'Your bank declined this card',
    advice: 'We are not told why. Use another card, or ask your bank.',
  },
  'insufficient-funds': {
    title: 'Insufficient funds',
    advice: 'Use another card, or try again later.',
  },
  expired: { title: 'This card has expired', advice: 'Use another card.' },
  limit: {
    title: 'This card has reached its limit',
    advice: 'Use another card, or ask your bank.',
  },
  unsupported: { title: 'This card cannot be used here', advice: 'Use another card.' },
  'confirmation-needed': {
    title: 'Your bank asks you to confirm this payment',
    advice: 'Confirm it on your bank’s page, or use another card.',
  },
  'at-bank': {
    title: 'Your bank is waiting for your confirmation',
    advice: 'Confirm the payment on your bank’s page, or use another card.',
  },
  'not-confirmed': {
    title: 'This was not confirmed at your bank',
    advice: 'Try again and confirm it on your bank’s page, or use another card.',
  },
  'bank-unreachable': {
    title: 'Your bank could not be reached',
    advice: 'Try again in a minute, or use another card.',
  },
  number: { title: 'Incorrect card number', advice: again },
  'security-code': {
    title: 'Incorrect security code',
    advice: 'Check the last digits on the back of your card, and try again.',
  },
  'expiry-date': { title: 'Incorrect expiry date', advice: again },
  'no-card': { title: 'No card was added in time', advice: 'Add one before you buy again.' },
  'not-a-test-card': {
    title: 'This is the sandbox: real cards are not accepted',
    advice: 'Use one of the test cards below.',
  },
};

/** Why a card was declined and what to do. */
export function declineWords(code: string | null): DeclineWords {
  return words[declineReasonOf(code)];
}
