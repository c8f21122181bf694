import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionView } from '../../shared/contracts/session.ts';
import { parseCountry } from '../../shared/domain/countries.ts';
import { currencyOfCountry, defaultPlace, regionOfCountry } from '../../shared/domain/regions.ts';
import { createRefreshingCache } from '../cache/refreshing-cache.ts';
import { within } from '../cache/within.ts';
import { type Caller, callerOf } from '../upstream/caller.ts';
import type { CountryFinder } from './country.ts';
import { deliveryPlace, type KeptPlace } from './kept-place.ts';

/** The place whose prices are shown, and its source. */
export type PlaceOf = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Pick<SessionView, 'place' | 'placeSource'>>;

/** A page waits no longer than this for the delivery address after a sign-in on a new browser. */
const patience = 300;

/**
 * The visitor's place: their own choice, else their delivery address, else their location, else the
 * defaults. Never fails.
 */
export function createPlaces(options: {
  readonly countryOf: CountryFinder;
  /** The country of a signed-in person's delivery address; null: they have none. */
  readonly readDeliveryCountry: (caller: Caller, userId: number) => Promise<string | null>;
  readonly now: () => number;
}): PlaceOf {
  const deliveries = createRefreshingCache<
    { country: string | null },
    { caller: Caller; userId: number }
  >({
    load: async (_key, { caller, userId }) => ({
      country: await options.readDeliveryCountry(caller, userId),
    }),
    freshMs: 60_000,
    staleMs: 60_000,
    maxEntries: 10_000,
    pauseMs: 5_000,
    now: options.now,
  });

  /** The place that the browser stores, unless it is another person's; else the profile's. */
  async function keptFor(request: FastifyRequest, reply: FastifyReply): Promise<KeptPlace | null> {
    const { keptPlace, session } = request;
    if (keptPlace?.by === 'choice') return keptPlace;
    if (!session) return null;
    const userId = session.user.id;
    if (keptPlace?.userId === userId) return keptPlace;
    const caller = { ...callerOf(request), gone: null };
    const key = `${userId} ${session.issuedAt}`;
    const read = deliveries.get(key, { caller, userId }).catch(() => null);
    const country = parseCountry((await within(patience, read, null))?.country);
    if (country === null) return null;
    const place = deliveryPlace(country, userId);
    reply.keepPlace(place);
    return place;
  }

  return async (request, reply) => {
    const kept = await keptFor(request, reply);
    if (kept) {
      const { country, currency, by } = kept;
      const place = { country, region: regionOfCountry(country), currency };
      return { place, placeSource: { by, asOf: null } };
    }
    const located = await options.countryOf(request);
    if (!located) return { place: { ...defaultPlace }, placeSource: { by: 'default', asOf: null } };
    const { country, asOf } = located;
    return {
      place: { country, region: regionOfCountry(country), currency: currencyOfCountry(country) },
      placeSource: { by: 'location', asOf: asOf === null ? null : new Date(asOf).toISOString() },
    };
  };
}
