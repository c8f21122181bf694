import type { PaymentView } from '../../../../shared/contracts/payment.ts';
import type { Tone } from '../../lib/status-words.ts';

type PayoutStatus = PaymentView['payouts']['status'];

/** The state of a seller's payouts and the button's label; null: nothing to do. */
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
    text: 'We pay your sales into your bank account. Our payment processor asks for your identity and bank details; it takes a few minutes.',
    action: 'Set up payouts',
  },
  incomplete: {
    label: 'Incomplete',
    tone: 'waiting',
    text: 'Before you can be paid, our payment processor still needs:',
    action: 'Continue',
  },
  pending: {
    label: 'Under review',
    tone: 'waiting',
    text: 'Our payment processor is checking your details. There is nothing more for you to do.',
    action: null,
  },
  ready: {
    label: 'Ready',
    tone: 'good',
    text: 'We pay your sales into your bank account once the buyer has the artwork.',
    action: null,
  },
};

export const returns = ['return', 'refresh'] as const;
export type Return = (typeof returns)[number];

/** Shown to sellers who return from the processor before payouts are ready. */
export const returnWords: Readonly<Record<Return, string>> = {
  return: 'Welcome back. Some details are still missing or under review.',
  refresh: 'That link had expired. Continue to open a new one.',
};
