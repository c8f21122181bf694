import { hkdfSync } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { SharedCache } from '../cache/shared-cache.ts';
import type { Config } from '../config.ts';
import { geoBack, geoLost } from '../events.ts';
import { type CountryFinder, createCountryFinder } from './country.ts';
import { createGeoService } from './geo-service.ts';
import { createLookedUpCountries } from './looked-up-country.ts';
import { openOfflineCountries } from './offline-country.ts';
import { trustedPeers } from './trusted-peer.ts';

type Sources = {
  readonly countryOf: CountryFinder;
  /** By the offline database, whatever else is configured; null: not known. */
  readonly countryAt: (address: string) => string | null;
  close(): Promise<void>;
};

/** A trusted proxy's header first, then the configured service; without one the offline database. */
export async function createCountrySources(options: {
  readonly config: Pick<Config, 'trustProxy'> & Partial<Pick<Config, 'geoApiUrl' | 'geoHeader'>>;
  readonly cache: SharedCache;
  /**
   * Newest first, at least one: the cache's keys are hashes of networks made with a key derived
   * from it.
   */
  readonly sessionKeys: readonly Buffer[];
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}): Promise<Sources> {
  const { config, cache, log, now } = options;
  const finder = {
    isFromProxy: trustedPeers(config.trustProxy),
    header: config.geoHeader ?? null,
  };
  const countryAt = await openOfflineCountries();
  if (!config.geoApiUrl) {
    const lookUp = async (address: string) => {
      const country = countryAt(address);
      return country === null ? null : { country, asOf: null };
    };
    return {
      countryOf: createCountryFinder({ ...finder, lookUp }),
      countryAt,
      close: async () => undefined,
    };
  }
  const [secret = Buffer.alloc(0)] = options.sessionKeys;
  const service = createGeoService(config.geoApiUrl);
  const lookUp = createLookedUpCountries({
    service,
    cache,
    hashKey: Buffer.from(hkdfSync('sha256', secret, '', 'deckle geo networks', 32)),
    now,
    onLost: (cause) => geoLost(log, cause),
    onBack: () => geoBack(log),
  });
  return {
    countryOf: createCountryFinder({ ...finder, lookUp }),
    countryAt,
    close: () => service.close(),
  };
}
