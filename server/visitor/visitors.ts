import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionView } from '../../shared/contracts/session.ts';
import type { SiteAndFees } from '../../shared/site.ts';
import type { EndedSessions } from '../auth/ended-sessions.ts';
import type { SharedCache } from '../cache/shared-cache.ts';
import type { PlaceOf } from '../geo/place.ts';
import { createRates, type RatesReader } from '../geo/rates.ts';
import { type Caller, visitorCaller } from '../upstream/caller.ts';
import type { ReadRates } from '../upstream/settings.ts';
import { createFlags, type FlagsOf } from './flags.ts';
import { createSite, type SiteReader } from './site.ts';
import type { SyncConsent } from './sync-consent.ts';

/** The visitor's session, place and feature flags. */
export type Visitors = {
  /**
   * Never fails for what cannot be read. Signs out a person whom the product API no longer knows.
   */
  viewOf(request: FastifyRequest, reply: FastifyReply): Promise<SessionView>;
  /** The visitor's feature flags; null while they cannot be read. */
  flagsOf: FlagsOf;
  /** The place whose prices are shown. Never fails. */
  placeOf: PlaceOf;
  /** Figures of the exchange rates, for operators. */
  rateFigures: RatesReader['figures'];
  site: SiteReader;
};

type Flags = SessionView['flags'];

export function createVisitors(options: {
  readonly readRates: (caller: Caller) => Promise<ReadRates>;
  readonly readSite: (caller: Caller) => Promise<SiteAndFees>;
  readonly readFlags: (caller: Caller) => Promise<Flags>;
  readonly ended: EndedSessions;
  readonly placeOf: PlaceOf;
  readonly cache: SharedCache;
  readonly social: SessionView['social'];
  readonly sandbox: SessionView['sandbox'];
  readonly helpUrl: string | null;
  readonly nonEssential: SessionView['nonEssential'];
  readonly syncConsent: SyncConsent;
  readonly now: () => number;
}): Visitors {
  const { cache, placeOf, now } = options;
  const rates = createRates({
    read: () => options.readRates(visitorCaller('rates')),
    cache,
    now,
  });
  const site = createSite({ read: () => options.readSite(visitorCaller('site')), now });
  const flagsOf = createFlags({ read: options.readFlags, ended: options.ended, cache, now });

  return {
    async viewOf(request, reply) {
      const [placed, readFlags, readRates, readSite] = await Promise.all([
        placeOf(request, reply),
        flagsOf(request, reply),
        rates.read(),
        site.read(),
        options.syncConsent(request, reply),
      ]);
      return {
        user: request.session ? { ...request.session.user } : null,
        ...placed,
        rates: readRates,
        ...readSite,
        flags: readFlags ?? {},
        social: options.social,
        sandbox: options.sandbox,
        helpUrl: options.helpUrl,
        nonEssential: options.nonEssential,
      };
    },
    flagsOf,
    placeOf,
    rateFigures: rates.figures,
    site,
  };
}
