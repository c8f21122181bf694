import type { SessionView } from '../../shared/contracts/session.ts';
import { fallbackRates, type Rates } from '../../shared/domain/rates.ts';
import { createRefreshingCache } from '../cache/refreshing-cache.ts';
import { within } from '../cache/within.ts';

const fresh = 600_000;
const pause = 5_000;
/** The first visitor of all waits this long at most; later ones get the last good answer. */
const patience = 1_000;

/** Exchange rates, at most ten minutes old where they can be read; never a reason to fail. */
export function createRates(options: {
  readonly read: () => Promise<Rates>;
  readonly now: () => number;
}): () => Promise<SessionView['rates']> {
  const cache = createRefreshingCache({
    load: async () => ({
      values: await options.read(),
      asOf: new Date(options.now()).toISOString(),
    }),
    freshMs: fresh,
    staleMs: Number.POSITIVE_INFINITY,
    maxEntries: 1,
    pauseMs: pause,
    now: options.now,
  });
  const none = { values: fallbackRates, asOf: null };
  const latest = () => cache.get('rates', null).catch(() => none);
  return () => within(patience, latest(), none);
}
