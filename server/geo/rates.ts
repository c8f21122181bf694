import { z } from 'zod';
import type { SessionView } from '../../shared/contracts/session.ts';
import {
  fallbackRates,
  isPlausibleRate,
  type Rates,
  rateNames,
} from '../../shared/domain/rates.ts';
import { createRefreshingCache } from '../cache/refreshing-cache.ts';
import type { SharedCache } from '../cache/shared-cache.ts';
import { type Dated, singleFlight } from '../cache/single-flight.ts';
import { within } from '../cache/within.ts';

const fresh = 600_000;
const pause = 5_000;
const week = 7 * 86_400_000;
/** Only the first visitor waits this long; later ones get the last good answer. */
const patience = 1_000;

const key = 'all';

/**
 * Exchange rates, read by one of all copies and at most ten minutes old; if they cannot be read,
 * the last good ones with the time of their reading. Never fails.
 */
export function createRates(options: {
  readonly read: () => Promise<Rates>;
  readonly cache: SharedCache;
  readonly now: () => number;
}): () => Promise<SessionView['rates']> {
  const { now } = options;
  const shared = singleFlight<Rates>({
    cache: options.cache,
    name: 'rates',
    schema: z.record(z.enum(rateNames), z.number().refine(isPlausibleRate)),
    load: options.read,
    freshMs: fresh,
    keepMs: week,
    now,
  });
  const rates = createRefreshingCache<Dated<Rates>>({
    load: shared.load,
    freshMs: fresh,
    staleMs: Number.POSITIVE_INFINITY,
    maxEntries: 1,
    pauseMs: pause,
    madeAt: ({ at }) => at,
    now,
  });
  return async () => {
    const latest = rates.get(key, null).catch(() => shared.getStale(key));
    const found = await within(patience, latest, null);
    if (!found) return { values: fallbackRates, asOf: null };
    return { values: found.value, asOf: new Date(found.at).toISOString() };
  };
}
