import { z } from 'zod';
import type { SessionView } from '../../shared/contracts/session.ts';
import {
  fallbackRates,
  isPlausibleRate,
  type QuotedCurrency,
  quotedCurrencies,
  rateNames,
} from '../../shared/domain/rates.ts';
import { createRefreshingCache } from '../cache/refreshing-cache.ts';
import type { SharedCache } from '../cache/shared-cache.ts';
import { type Dated, singleFlight } from '../cache/single-flight.ts';
import { within } from '../cache/within.ts';
import type { ReadRates } from '../upstream/settings.ts';

const fresh = 600_000;
const pause = 5_000;
const week = 7 * 86_400_000;
/** Only the first visitor waits this long; later ones get the last good answer. */
const patience = 1_000;

const key = 'all';

const usableRates = z.object({
  values: z.record(z.enum(rateNames), z.number().refine(isPlausibleRate)),
  asOf: z.iso.date().nullish(),
  held: z.array(z.enum(quotedCurrencies)),
});

export type RatesReader = {
  /**
   * Exchange rates, read by one of all copies and at most ten minutes old, or twenty while they are
   * read again; if they cannot be read, the last good ones. Never fails.
   */
  read(): Promise<SessionView['rates']>;
  /** For operators: the age of the rates in seconds, null for built-in ones, and what is held back. */
  figures(): Promise<{
    readonly ageSeconds: number | null;
    readonly held: readonly QuotedCurrency[];
  }>;
};

export function createRates(options: {
  readonly read: () => Promise<ReadRates>;
  readonly cache: SharedCache;
  readonly now: () => number;
}): RatesReader {
  const { now } = options;
  const shared = singleFlight<ReadRates>({
    cache: options.cache,
    name: 'rates',
    schema: usableRates,
    load: options.read,
    freshMs: fresh,
    keepMs: week,
    now,
  });
  const rates = createRefreshingCache<Dated<ReadRates>>({
    load: shared.load,
    freshMs: fresh,
    staleMs: 2 * fresh,
    maxEntries: 1,
    pauseMs: pause,
    madeAt: ({ at }) => at,
    now,
  });

  async function find(): Promise<SessionView['rates'] & { held: readonly QuotedCurrency[] }> {
    const latest = rates.get(key, null).catch(() => shared.getStale(key));
    const found = (await within(patience, latest, null)) ?? rates.getStale(key) ?? null;
    if (found === null) return { values: fallbackRates, asOf: null, held: [] };
    const { values, asOf, held } = found.value;
    return { values, asOf: asOf === undefined ? new Date(found.at).toISOString() : asOf, held };
  }

  return {
    async read() {
      const { values, asOf } = await find();
      return { values, asOf };
    },
    async figures() {
      const { asOf, held } = await find();
      const ageSeconds = asOf === null ? null : (now() - Date.parse(asOf)) / 1000;
      return { ageSeconds, held };
    },
  };
}
