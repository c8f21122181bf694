import type { Transitions } from './transitions.ts';

export const bidStatuses = ['Draft', 'Approved', 'Done', 'Voided', 'Expired'] as const;
export type BidStatus = (typeof bidStatuses)[number];

/** Done → Approved puts a bid back into the book when the sale fails on the seller's side. */
export const bidTransitions: Transitions<BidStatus> = {
  Draft: ['Approved', 'Done', 'Voided'],
  Approved: ['Done', 'Voided', 'Expired'],
  Done: ['Approved'],
  Voided: [],
  Expired: [],
};

/** Only these bids are in the book. */
export const bidInBook: BidStatus = 'Approved';
