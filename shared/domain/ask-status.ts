import type { Transitions } from './transitions.ts';

export const askStatuses = [
  'Draft',
  'PendingAuthentication',
  'MoreInfoRequired',
  'Rejected',
  'Approved',
  'Done',
  'Voided',
  'Expired',
] as const;
export type AskStatus = (typeof askStatuses)[number];

/** Done → Approved puts an ask back into the book when the buyer's payment fails. */
export const askTransitions: Transitions<AskStatus> = {
  Draft: ['PendingAuthentication', 'Approved', 'Done', 'Voided'],
  PendingAuthentication: ['Approved', 'MoreInfoRequired', 'Rejected', 'Voided', 'Expired'],
  MoreInfoRequired: ['PendingAuthentication', 'Voided', 'Expired'],
  Rejected: ['PendingAuthentication', 'Voided', 'Expired'],
  Approved: ['Done', 'Voided', 'Expired'],
  Done: ['Approved'],
  Voided: [],
  Expired: [],
};

/** Only these asks are in the book. */
export const askInBook: AskStatus = 'Approved';
