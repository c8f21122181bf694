import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionView } from '../../shared/contracts/session.ts';
import { parseCountry } from '../../shared/domain/countries.ts';
import type { Currency } from '../../shared/domain/money.ts';
import { currencyOfCountry, defaultPlace, regionOfCountry } from '../../shared/domain/regions.ts';
import type { Session } from '../auth/session-cookie.ts';
import { createRefreshingCache } from '../cache/refreshing-cache.ts';
import { within } from '../cache/within.ts';
import { type Caller, callerOf } from '../upstream/caller.ts';
import type { CountryFinder } from './country.ts';
import { deliveryPlace, type KeptPlace } from './kept-place.ts';

/** Of a signed-in person. */
export type AccountPlace = {
  /** Of the delivery address; null: there is none. */
  readonly country: string | null;
  /** Chosen to see prices in; null: none was chosen. */
  readonly currency: Currency | null;
};

/** The place whose prices are shown, and its source. */
export type PlaceOf = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Pick<SessionView, 'place' | 'placeSource'>>;

/** A page waits no longer than this for the profile after a sign-in on a new browser. */
const patience = 300;

/**
 * The visitor's place: their own choice, else their delivery address, else their location, else the
 * defaults; its currency is the one that the account keeps, else the place's. Never fails.
 */
export function createPlaces(options: {
  readonly countryOf: CountryFinder;
  readonly readAccountPlace: (caller: Caller, userId: number) => Promise<AccountPlace>;
  readonly now: () => number;
}): PlaceOf {
  const accounts = createRefreshingCache<AccountPlace, { caller: Caller; userId: number }>({
    load: (_key, { caller, userId }) => options.readAccountPlace(caller, userId),
    freshMs: 60_000,
    staleMs: 60_000,
    maxEntries: 10_000,
    pauseMs: 5_000,
    now: options.now,
  });

  /** null: it cannot be read now. */
  function readAccount(request: FastifyRequest, session: Session): Promise<AccountPlace | null> {
    const userId = session.user.id;
    const caller = { ...callerOf(request), gone: null };
    const read = accounts.get(`${userId} ${session.issuedAt}`, { caller, userId });
    return within(
      patience,
      read.catch(() => null),
      null,
    );
  }

  /** The currency that the account keeps, as this browser stores it, else from the profile. */
  async function ownCurrencyFor(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Currency | null> {
    const { ownCurrency, session } = request;
    if (!session) return null;
    if (ownCurrency?.userId === session.user.id) return ownCurrency.currency;
    const account = await readAccount(request, session);
    if (!account) return null;
    reply.keepCurrency({ userId: session.user.id, currency: account.currency });
    return account.currency;
  }

  /** The place that the browser stores, unless it is another person's; else the profile's. */
  async function keptFor(request: FastifyRequest, reply: FastifyReply): Promise<KeptPlace | null> {
    const { keptPlace, session } = request;
    if (keptPlace?.by === 'choice') return keptPlace;
    if (!session) return null;
    const userId = session.user.id;
    if (keptPlace?.userId === userId) return keptPlace;
    const country = parseCountry((await readAccount(request, session))?.country);
    if (country === null) return null;
    const place = deliveryPlace(country, userId);
    reply.keepPlace(place);
    return place;
  }

  return async (request, reply) => {
    const [kept, own] = await Promise.all([
      keptFor(request, reply),
      ownCurrencyFor(request, reply),
    ]);
    if (kept) {
      const { country, currency, by } = kept;
      const region = regionOfCountry(country);
      const place = { country, region, currency: own ?? currency };
      return { place, placeSource: { by, asOf: null } };
    }
    const located = await options.countryOf(request);
    if (!located) {
      const place = { ...defaultPlace, currency: own ?? defaultPlace.currency };
      return { place, placeSource: { by: 'default', asOf: null } };
    }
    const { country, asOf } = located;
    return {
      place: {
        country,
        region: regionOfCountry(country),
        currency: own ?? currencyOfCountry(country),
      },
      placeSource: { by: 'location', asOf: asOf === null ? null : new Date(asOf).toISOString() },
    };
  };
}
