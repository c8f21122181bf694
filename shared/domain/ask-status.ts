import type { Transitions } from './transitions.ts';

export const askStatuses = [
  'Draft',
  'PendingAuthentication',
  'MoreInfoRequired',
  'Rejected',
  'Approved',
  'Paused',
  'Done',
  'Voided',
  'Expired',
] as const;
export type AskStatus = (typeof askStatuses)[number];

/**
 * Done → Approved puts an ask back into the book when the buyer's payment fails; Approved ⇄ Paused
 * takes it out while its seller is away.
 */
export const askTransitions: Transitions<AskStatus> = {
  Draft: ['PendingAuthentication', 'Approved', 'Done', 'Voided'],
  PendingAuthentication: ['Approved', 'MoreInfoRequired', 'Rejected', 'Voided', 'Expired'],
  MoreInfoRequired: ['PendingAuthentication', 'Voided', 'Expired'],
  Rejected: ['PendingAuthentication', 'Voided', 'Expired'],
  Approved: ['Paused', 'Done', 'Voided', 'Expired'],
  Paused: ['Approved', 'Voided', 'Expired'],
  Done: ['Approved'],
  Voided: [],
  Expired: [],
};

/** Only these asks are in the book. */
export const askInBook: AskStatus = 'Approved';

/** Asks that an operator approved and that have not ended: their time runs on, also while paused. */
export const runningAsks: readonly AskStatus[] = [askInBook, 'Paused'];
