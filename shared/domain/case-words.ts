import type { CaseKind, CaseOutcome, CaseStage } from './cases.ts';

/** What was reported, as both sides and the desk read it. */
export const reportedAs: Readonly<Record<CaseKind, string>> = {
  damaged: 'It arrived damaged',
  'not-as-described': 'It is not as described',
  'not-arrived': 'It has not arrived',
  dispute: 'The bank disputes the payment',
};

export const caseOutcomeWords: Readonly<Record<CaseOutcome, string>> = {
  refunded: 'Refunded in full',
  'partly-refunded': 'Refunded in part',
  'sent-back': 'Sent back and refunded',
  refused: 'No refund',
  withdrawn: 'Taken back by the buyer',
  'dispute-won': 'Won: the bank decided for the seller',
  'dispute-lost': 'Lost: the bank decided for the buyer',
};

/** Who acts next, for the desk. */
export const caseStageWords: Readonly<Record<CaseStage, string>> = {
  seller: 'The seller answers',
  desk: 'We decide',
  return: 'The buyer sends the work back',
  receipt: 'The work is on its way back: confirm that it came',
  bank: 'The bank decides: send it the evidence',
  closed: 'Decided',
};
