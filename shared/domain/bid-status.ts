import type { Transitions } from './transitions.ts';

export const bidStatuses = ['Draft', 'Approved', 'Done', 'Voided', 'Expired'] as const;
export type BidStatus = (typeof bidStatuses)[number];

/** Done → Approved puts a bid back into the book when its trade falls through at the seller. */
export const bidTransitions: Transitions<BidStatus> = {
  Draft: ['Approved', 'Done', 'Voided'],
  Approved: ['Done', 'Voided', 'Expired'],
  Done: ['Approved'],
  Voided: [],
  Expired: [],
};

/** Only these stand in a book. */
export const bidInBook: BidStatus = 'Approved';
