import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { parseCountry } from '../../shared/domain/countries.ts';
import { createRefreshingCache } from '../cache/refreshing-cache.ts';
import type { SharedCache } from '../cache/shared-cache.ts';
import { type Dated, singleFlight } from '../cache/single-flight.ts';
import { within } from '../cache/within.ts';
import { createCircuit } from './circuit.ts';
import type { Located } from './country.ts';
import { GeoFailure, type GeoService } from './geo-service.ts';
import { networkOf } from './network-of.ts';

const day = 86_400_000;
/** A page waits no longer than this; the next one has the answer. */
const patience = 250;

/** The service answered that it knows no country, which is not a failure. */
class NoCountry extends Error {}

/**
 * Countries by a geolocation service: asked once for each network, and again in the background
 * after a day. Only existing countries are kept; when the service fails, the last good answer is
 * used. Networks are stored under a keyed hash, so that the cache does not reveal who visited.
 */
export function createLookedUpCountries(options: {
  readonly service: GeoService;
  readonly cache: SharedCache;
  readonly hashKey: Buffer;
  readonly now: () => number;
  readonly onLost: (cause: string) => void;
  readonly onBack: () => void;
}): (address: string) => Promise<Located | null> {
  const { service, cache, hashKey, now } = options;
  const circuit = createCircuit({
    failures: 3,
    pauseMs: 10_000,
    now,
    onOpen: (error) => options.onLost(error instanceof GeoFailure ? error.message : 'unknown'),
    onClosed: options.onBack,
  });
  const shared = singleFlight<string, string>({
    cache,
    name: 'geo',
    schema: z.string().refine((code) => parseCountry(code) === code),
    async load(_network, address) {
      const country = await circuit.run(() => service.countryOf(address));
      if (country === null) throw new NoCountry();
      return country;
    },
    freshMs: day,
    keepMs: 30 * day,
    now,
  });
  const countries = createRefreshingCache<Dated<string>, string>({
    load: shared.load,
    freshMs: day,
    staleMs: Number.POSITIVE_INFINITY,
    maxEntries: 20_000,
    pauseMs: 10_000,
    madeAt: ({ at }) => at,
    now,
  });

  return async (address) => {
    const network = networkOf(address);
    if (network === null) return null;
    const key = createHmac('sha256', hashKey).update(network).digest('base64url').slice(0, 22);
    const answer = countries.get(key, address).catch(() => shared.getStale(key));
    const found = await within(patience, answer, null);
    return found && { country: found.value, asOf: found.at };
  };
}
