import type { PaymentView } from '../../../../shared/contracts/payment.ts';
import type { Tone } from '../../lib/status-words.ts';

type PayoutStatus = PaymentView['payouts']['status'];

/** Where a seller's payouts stand, and what the button does; null: nothing is left to do. */
export const payoutWords: Readonly<
  Record<
    PayoutStatus,
    {
      readonly label: string;
      readonly tone: Tone;
      readonly text: string;
      readonly action: string | null;
    }
  >
> = {
  none: {
    label: 'Not set up',
    tone: 'neutral',
    text: 'What you sell is paid out to your bank account. Our payment processor asks who you are and where the money goes; it takes a few minutes.',
    action: 'Set up payouts',
  },
  incomplete: {
    label: 'Not complete',
    tone: 'waiting',
    text: 'Before you can be paid, our payment processor still needs:',
    action: 'Continue',
  },
  pending: {
    label: 'Being checked',
    tone: 'waiting',
    text: 'Our payment processor is checking your details. There is nothing left for you to do.',
    action: null,
  },
  ready: {
    label: 'Ready',
    tone: 'good',
    text: 'What you sell is paid out to your bank account once its buyer has it.',
    action: null,
  },
};

export const returns = ['return', 'refresh'] as const;
export type Return = (typeof returns)[number];

/** Said to somebody who is back from the processor without being ready. */
export const returnWords: Readonly<Record<Return, string>> = {
  return: 'You are back. Not everything has been answered yet, or it is still being looked at.',
  refresh: 'That link had run out. Continue to open a fresh one.',
};
