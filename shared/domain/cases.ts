import type { OrderStatus } from './order-status.ts';

/** What a buyer can report. */
export const caseReasons = ['damaged', 'not-as-described', 'not-arrived'] as const;
export type CaseReason = (typeof caseReasons)[number];

/** dispute: the buyer's bank opened it. */
export const caseKinds = [...caseReasons, 'dispute'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** Who acts next in a case. */
export const caseStages = [
  /** The seller answers. */
  'seller',
  /** The desk decides. */
  'desk',
  /** The buyer sends the work back to us. */
  'return',
  /** The work is on its way back; the desk confirms that it came. */
  'receipt',
  /** The buyer's bank decides. */
  'bank',
  'closed',
] as const;
export type CaseStage = (typeof caseStages)[number];

export const caseOutcomes = [
  'refunded',
  'partly-refunded',
  /** The work came back, and the buyer is refunded. */
  'sent-back',
  'refused',
  /** The buyer took it back. */
  'withdrawn',
  'dispute-won',
  'dispute-lost',
] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];

/** What an operator can decide; 'send-back' is not yet the end of the case. */
export const caseDecisions = ['refund', 'partial-refund', 'send-back', 'refuse'] as const;
export type CaseDecision = (typeof caseDecisions)[number];

export const caseSides = ['buyer', 'seller', 'deckle'] as const;
export type CaseSide = (typeof caseSides)[number];

/** Working days that each stage lasts; the bank sets its own. */
export const caseDays = {
  seller: 3,
  desk: 5,
  return: 7,
  receipt: 14,
} as const satisfies Partial<Record<CaseStage, number>>;

/** The most pictures of a case, and of one message in it. */
export const casePicturesAtMost = 24;
export const messagePicturesAtMost = 4;

/** Stages in which buyer and seller can add words and pictures. */
export const takesWords: ReadonlySet<CaseStage> = new Set(['seller', 'desk', 'bank']);

/**
 * What a buyer can report of an order just now. Its deadline is the day of its expected arrival
 * while it is on its way, and the day of its payout once it is delivered.
 */
export function reportableReasons(
  { status, deadline }: { readonly status: OrderStatus; readonly deadline: Date | null },
  now: Date,
): readonly CaseReason[] {
  const isOver = deadline !== null && deadline <= now;
  if (status === 'ShippedToBuyer') return isOver ? ['not-arrived'] : [];
  return status === 'Delivered' && deadline !== null && !isOver ? caseReasons : [];
}

/** A work that did not arrive cannot be sent back, nor kept for less. */
export function possibleDecisions(kind: CaseKind, status: OrderStatus): readonly CaseDecision[] {
  if (status === 'ShippedToBuyer') return ['refund', 'refuse'];
  if (status !== 'Delivered') return ['refuse'];
  return kind === 'not-arrived' ? ['refund', 'refuse'] : caseDecisions;
}
