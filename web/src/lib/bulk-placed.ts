import { sessionStore } from './session-store.ts';

/** The asks that a bulk upload has just placed, until Selling has shown them. */
export const bulkPlacedStore = sessionStore<{
  readonly userId: number;
  readonly askIds: readonly number[];
}>('bulk.placed');
