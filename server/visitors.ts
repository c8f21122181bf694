import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SessionView } from '../shared/contracts/session.ts';
import type { Rates } from '../shared/domain/rates.ts';
import { createRefreshingCache } from './cache/refreshing-cache.ts';
import type { SharedCache } from './cache/shared-cache.ts';
import { shareLoads } from './cache/shared-load.ts';
import { within } from './cache/within.ts';
import { HttpError } from './errors.ts';
import type { PlaceOf } from './geo/place.ts';
import { createRates } from './geo/rates.ts';
import { type Caller, callerOf, visitorCaller } from './upstream/caller.ts';

/** Who is looking, from where, and what is switched on for them. */
export type Visitors = {
  /** Never fails for what cannot be read. Signs out whom the product API no longer knows. */
  viewOf(request: FastifyRequest, reply: FastifyReply): Promise<SessionView>;
  /** What is switched on for whoever asks; null while that cannot be read. */
  flagsOf(request: FastifyRequest, reply: FastifyReply): Promise<Flags | null>;
  /** Where prices are for. Never fails. */
  placeOf: PlaceOf;
};

type Flags = SessionView['flags'];

const visitor = 'visitor';
/** A page is not held back for flags that are slow to come: it goes out with none. */
const patience = 1_000;

export function createVisitors(options: {
  readonly readRates: (caller: Caller) => Promise<Rates>;
  readonly readFlags: (caller: Caller) => Promise<Flags>;
  readonly placeOf: PlaceOf;
  readonly cache: SharedCache;
  readonly social: SessionView['social'];
  readonly sandbox: SessionView['sandbox'];
  readonly now: () => number;
}): Visitors {
  const { cache, placeOf, now } = options;
  const rates = createRates({
    read: () => options.readRates(visitorCaller('rates')),
    cache,
    now,
  });
  const shared = shareLoads<Flags, Caller>({
    cache,
    name: 'flags',
    schema: z.record(z.string(), z.boolean()),
    load: (_key, caller) => options.readFlags(caller),
    freshMs: 5_000,
    keepMs: 300_000,
    now,
  });
  const flags = createRefreshingCache<Flags, Caller>({
    load: (key, caller) => (key === visitor ? flagsForVisitors(caller) : options.readFlags(caller)),
    freshMs: 30_000,
    staleMs: 300_000,
    maxEntries: 10_000,
    pauseMs: 1_000,
    now,
  });
  async function flagsForVisitors(caller: Caller): Promise<Flags> {
    try {
      return (await shared.load(visitor, caller)).value;
    } catch (error) {
      const last = await shared.lastGood(visitor);
      if (!last) throw error;
      return last.value;
    }
  }
  const visitorFlags = () =>
    within(patience, refusalsOnly(flags.get(visitor, visitorCaller('flags'))), null).catch(
      () => null,
    );

  async function flagsOf(request: FastifyRequest, reply: FastifyReply): Promise<Flags | null> {
    const { session } = request;
    if (!session) return visitorFlags();
    const caller = { ...callerOf(request), gone: null };
    try {
      return await within(
        patience,
        refusalsOnly(flags.get(`user ${session.user.id}`, caller)),
        null,
      );
    } catch {
      reply.rejectSession();
      return visitorFlags();
    }
  }

  return {
    async viewOf(request, reply) {
      const [placed, readFlags, readRates] = await Promise.all([
        placeOf(request, reply),
        flagsOf(request, reply),
        rates(),
      ]);
      return {
        user: request.session ? { ...request.session.user } : null,
        ...placed,
        rates: readRates,
        flags: readFlags ?? {},
        social: options.social,
        sandbox: options.sandbox,
      };
    },
    flagsOf,
    placeOf,
  };
}

/** Of all failures only a refusal of the session matters; others leave the flags unknown. */
async function refusalsOnly(flags: Promise<Flags>): Promise<Flags | null> {
  try {
    return await flags;
  } catch (error) {
    if (error instanceof HttpError && error.code === 'auth.required') throw error;
    return null;
  }
}
