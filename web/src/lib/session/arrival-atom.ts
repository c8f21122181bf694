import { atom } from 'jotai';
import type { Arrival } from '../../../../shared/contracts/arrival.ts';

/**
 * What came of a sign-in with Google or Apple that led to this page, as the page shell says it;
 * null for every other page. It holds until the site is loaded anew.
 */
export const arrivalAtom = atom<Arrival | null>(null);
