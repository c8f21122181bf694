import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SessionView } from '../../shared/contracts/session.ts';
import { type EndedSessions, sessionKey } from '../auth/ended-sessions.ts';
import type { Session } from '../auth/session-cookie.ts';
import { createRefreshingCache } from '../cache/refreshing-cache.ts';
import type { SharedCache } from '../cache/shared-cache.ts';
import { singleFlight } from '../cache/single-flight.ts';
import { within } from '../cache/within.ts';
import { HttpError } from '../errors.ts';
import * as events from '../events.ts';
import { type Caller, callerOf, visitorCaller } from '../upstream/caller.ts';

type Flags = SessionView['flags'];

/**
 * Never throws: null while flags cannot be read. Signs out a person whom the product API refuses.
 * Known flags are returned at once, as every request needs them.
 */
export type FlagsOf = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Flags | null | Promise<Flags | null>;

type Person = {
  readonly caller: Caller;
  readonly session: Session;
  readonly log: FastifyBaseLogger;
};

const all = 'visitor';
/** A page waits no longer than this for flags, and is then sent without them. */
const patience = 1_000;
const pauseMs = 1_000;
/** After a late read the last known flags are used at once for this long. */
const slowMs = 5_000;
/**
 * Flags of this age are used and read again behind the answer; older ones are read first. A flag
 * closes a site within five seconds: `staleMs`, and `sharedMs` where another copy read it.
 */
const freshMs = 2_000;
const staleMs = 4_000;
const sharedMs = 1_000;
/** While they cannot be read, the last ones hold for this long. */
const lastKnownMs = 300_000;

/**
 * The feature flags of a person. Reading them also shows that a session was ended elsewhere: a page
 * is shown as signed in for at most ten seconds after that (with the five seconds of a read), and
 * never again once the product API has refused the session.
 */
export function createFlags(options: {
  readonly read: (caller: Caller) => Promise<Flags>;
  readonly ended: EndedSessions;
  readonly cache: SharedCache;
  readonly now: () => number;
}): FlagsOf {
  const { read, ended, cache, now } = options;
  const shared = singleFlight<Flags>({
    cache,
    name: 'flags',
    schema: z.record(z.string(), z.boolean()),
    load: () => read(visitorCaller('flags')),
    freshMs: sharedMs,
    keepMs: lastKnownMs,
    now,
  });
  const visitors = createRefreshingCache<Flags>({
    load: async () => (await shared.load(all, null)).value,
    freshMs,
    staleMs,
    maxEntries: 1,
    pauseMs,
    now,
  });
  const people = createRefreshingCache<Flags, Person>({
    load: (_key, person) => readAs(person),
    freshMs,
    staleMs,
    maxEntries: 10_000,
    pauseMs,
    now,
  });

  let slowUntil = 0;

  async function readAs({ caller, session, log }: Person): Promise<Flags> {
    try {
      return await read(caller);
    } catch (error) {
      if (isRefusal(error) && ended.add(session)) {
        events.sessionRejected(log, 'refused-by-product-api', session.user.id);
      }
      throw error;
    }
  }

  async function inTime(
    reading: Promise<Flags>,
    lastKnown: () => Promise<Flags | null>,
  ): Promise<Flags | null> {
    // Where the last known flags are used, the reading goes on behind the answer.
    reading.catch(() => undefined);
    const last = now() < slowUntil ? await lastKnown() : null;
    const flags = last ?? (await within(patience, reading, null));
    if (flags) return flags;
    slowUntil = now() + slowMs;
    return lastKnown();
  }

  function ofPerson(session: Session, request: FastifyRequest): Promise<Flags | null> {
    const key = sessionKey(session);
    const person = { caller: { ...callerOf(request), gone: null }, session, log: request.log };
    const lastKnown = async () => people.getStale(key, lastKnownMs) ?? null;
    return inTime(people.get(key, person), lastKnown).catch((error: unknown) => {
      if (isRefusal(error)) throw error;
      return lastKnown();
    });
  }

  function ofAll(): Promise<Flags | null> {
    const lastKnown = async () => (await shared.getStale(all))?.value ?? null;
    return inTime(visitors.get(all, null), lastKnown).catch(lastKnown);
  }

  async function load(request: FastifyRequest, reply: FastifyReply): Promise<Flags | null> {
    const { session } = request;
    if (session === null) return ofAll();
    try {
      return await ofPerson(session, request);
    } catch {
      reply.rejectSession();
      return ofAll();
    }
  }

  return (request, reply) => {
    const { session } = request;
    const known = session ? people.getCached(sessionKey(session)) : visitors.getCached(all);
    return known ?? load(request, reply);
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'auth.required';
}
