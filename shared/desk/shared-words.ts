import type { PauseReason } from '../domain/conduct.ts';

/** What two accounts of an order have in common, for the desk. */
export const sharedWords = {
  card: 'Buyer and seller have the same card: check whether they are the same person',
  'payout-account':
    'Buyer and seller have the same account for payouts: check whether they are the same person',
} as const;

/** Why a person trades nothing new, for the desk. */
export const pauseWords: Readonly<Record<PauseReason, string>> = {
  'not-paid': 'Several purchases were not paid',
  'not-shipped': 'Several sales were not shipped',
  debt: 'They owe money for a sale whose payment was taken back',
};
