import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionView } from '../../shared/contracts/session.ts';
import type { Rates } from '../../shared/domain/rates.ts';
import type { EndedSessions } from '../auth/ended-sessions.ts';
import type { SharedCache } from '../cache/shared-cache.ts';
import type { PlaceOf } from '../geo/place.ts';
import { createRates } from '../geo/rates.ts';
import { type Caller, visitorCaller } from '../upstream/caller.ts';
import { createFlags, type FlagsOf } from './flags.ts';
import type { SyncConsent } from './sync-consent.ts';

/** Who is looking, from where, and what is switched on for them. */
export type Visitors = {
  /** Never fails for what cannot be read. Signs out whom the product API no longer knows. */
  viewOf(request: FastifyRequest, reply: FastifyReply): Promise<SessionView>;
  /** What is switched on for the person who asks; null while that cannot be read. */
  flagsOf: FlagsOf;
  /** Where prices are for. Never fails. */
  placeOf: PlaceOf;
};

type Flags = SessionView['flags'];

export function createVisitors(options: {
  readonly readRates: (caller: Caller) => Promise<Rates>;
  readonly readFlags: (caller: Caller) => Promise<Flags>;
  readonly ended: EndedSessions;
  readonly placeOf: PlaceOf;
  readonly cache: SharedCache;
  readonly social: SessionView['social'];
  readonly sandbox: SessionView['sandbox'];
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
  const flagsOf = createFlags({ read: options.readFlags, ended: options.ended, cache, now });

  return {
    async viewOf(request, reply) {
      const [placed, readFlags, readRates] = await Promise.all([
        placeOf(request, reply),
        flagsOf(request, reply),
        rates(),
        options.syncConsent(request, reply),
      ]);
      return {
        user: request.session ? { ...request.session.user } : null,
        ...placed,
        rates: readRates,
        flags: readFlags ?? {},
        social: options.social,
        sandbox: options.sandbox,
        nonEssential: options.nonEssential,
      };
    },
    flagsOf,
    placeOf,
  };
}
