import { atom } from 'jotai';

export const nothingTyped = { firstName: '', lastName: '', email: '' };

/**
 * What was typed when the registration form closed, to fill it in again. Kept in memory only, and
 * never the password.
 */
export const registrationDraftAtom = atom(nothingTyped);
