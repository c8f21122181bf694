import type { CaseView } from '../../../../../shared/contracts/cases.ts';
import type { CaseOutcome, CaseReason, CaseStage } from '../../../../../shared/domain/cases.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import type { TradeSide } from './timeline.ts';

/** What is reported, as buyers choose it. */
export const reasonWords: Readonly<Record<CaseReason, string>> = {
  damaged: 'It arrived damaged',
  'not-as-described': 'It is not as described',
  'not-arrived': 'It has not arrived',
};

/** What is reported, as a heading. */
export function headingOf({ kind }: CaseView, side: TradeSide): string {
  if (kind !== 'dispute') return reasonWords[kind];
  return side === 'buyer' ? 'Your bank disputes the payment' : 'The bank disputes the payment';
}

type Open = Exclude<CaseStage, 'closed'>;

/** What is happening and what comes next, for one side. */
export const caseNext: Readonly<Record<TradeSide, Readonly<Record<Open, string>>>> = {
  buyer: {
    seller: 'You reported a problem. The seller answers, then we decide.',
    desk: 'You reported a problem. We read what you and the seller wrote, and decide.',
    return: 'Send the artwork back to us. When it has arrived, we refund all that you paid.',
    receipt: 'The artwork is on its way back to us. When it has arrived, we refund you.',
    bank: 'Your bank has taken the payment back, and decides about it.',
  },
  seller: {
    seller: 'The buyer reports a problem. Answer with words and pictures; then we decide.',
    desk: 'The buyer reports a problem. We read what you both wrote, and decide.',
    return:
      'The buyer sends the artwork back to us. Then we refund the buyer, and you get it back.',
    receipt: 'The artwork is on its way back to us. Then we send it on to you.',
    bank: 'The buyer’s bank has taken the payment back, and decides about it. Your payout waits.',
  },
};

/** Who acts next, for one side. */
export const caseActor: Readonly<Record<TradeSide, Readonly<Record<Open, string>>>> = {
  buyer: {
    seller: 'Next step: the seller',
    desk: 'Next step: us',
    return: 'Next step: you',
    receipt: 'We expect it',
    bank: 'Next step: your bank, which sets the time',
  },
  seller: {
    seller: 'Next step: you',
    desk: 'Next step: us',
    return: 'Next step: the buyer',
    receipt: 'We expect it',
    bank: 'Next step: the buyer’s bank, which sets the time',
  },
};

/** While the bank takes evidence. */
export const evidenceDue = 'Next step: us. We send the bank the evidence';

const outcomes: Readonly<Record<TradeSide, Readonly<Record<CaseOutcome, string>>>> = {
  buyer: {
    refunded: 'We refund all that you paid.',
    'partly-refunded': 'You keep the artwork, and get a part of the price back.',
    'sent-back': 'The artwork is back with us, and we refund all that you paid.',
    refused: 'There is no refund.',
    withdrawn: 'You took the report back.',
    'dispute-won': 'Your bank decided for the seller.',
    'dispute-lost': 'Your bank decided for you, and returned the payment.',
  },
  seller: {
    refunded: 'The buyer is refunded, and there is no payout.',
    'partly-refunded': 'The buyer keeps the artwork. Your payout is smaller.',
    'sent-back': 'The artwork is back with us. The buyer is refunded, and you get it back.',
    refused: 'There is no refund, and the sale goes on.',
    withdrawn: 'The buyer took the report back, and the sale goes on.',
    'dispute-won': 'The bank decided for you, and the sale goes on.',
    'dispute-lost': 'The bank decided for the buyer, and keeps the payment.',
  },
};

/** What a case came to, with the amount where it has one. */
export function outcomeWords({ outcome, refunded }: CaseView, side: TradeSide): string {
  if (outcome === null) return '';
  if (outcome !== 'partly-refunded' || refunded === null) return outcomes[side][outcome];
  const amount = formatMoney(refunded);
  return side === 'buyer'
    ? `You keep the artwork, and get ${amount} back.`
    : `The buyer keeps the artwork. Your payout is ${amount} smaller.`;
}

export const speaker: Readonly<Record<TradeSide, Readonly<Record<string, string>>>> = {
  buyer: { buyer: 'You', seller: 'The seller', deckle: 'We' },
  seller: { buyer: 'The buyer', seller: 'You', deckle: 'We' },
};

/** The open case; undefined: there is none. */
export function openCaseOf(cases: readonly CaseView[]) {
  return cases.find((one): one is CaseView & { readonly stage: Open } => one.stage !== 'closed');
}
