import { atom } from 'jotai';

export const nothingTyped = { firstName: '', lastName: '', email: '' };

/**
 * What was typed for an account when its form was closed, for the next time it opens; never the
 * password, and only as long as this page is loaded.
 */
export const registrationDraftAtom = atom(nothingTyped);
