import { atom } from 'jotai';
import type { Arrival } from '../../../../shared/contracts/arrival.ts';

/**
 * The result of a Google or Apple sign-in that returned to this page; null for any other page. Kept
 * until the site is reloaded.
 */
export const arrivalAtom = atom<Arrival | null>(null);
