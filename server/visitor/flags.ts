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

/**
 * The feature flags of a person. Reading them also shows that a session was ended elsewhere: a page
 * is shown as signed in for at most half a minute after that (with the five seconds of a read), and
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
    freshMs: 5_000,
    keepMs: 300_000,
    now,
  });
  const visitors = createRefreshingCache<Flags>({
    load: readForAll,
    freshMs: 30_000,
    staleMs: 300_000,
    maxEntries: 1,
    pauseMs,
    now,
  });
  const people = createRefreshingCache<Flags, Person>({
    load: (_key, person) => readAs(person),
    freshMs: 10_000,
    staleMs: 25_000,
    maxEntries: 10_000,
    pauseMs,
    now,
  });

  async function readForAll(): Promise<Flags> {
    try {
      return (await shared.load(all, null)).value;
    } catch (error) {
      const last = await shared.getStale(all);
      if (!last) throw error;
      return last.value;
    }
  }

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

  async function ofPerson(session: Session, request: FastifyRequest): Promise<Flags | null> {
    const person = { caller: { ...callerOf(request), gone: null }, session, log: request.log };
    return within(patience, people.get(sessionKey(session), person), null);
  }

  async function load(request: FastifyRequest, reply: FastifyReply): Promise<Flags | null> {
    const { session } = request;
    if (session) {
      try {
        return await ofPerson(session, request);
      } catch (error) {
        if (!isRefusal(error)) return null;
        reply.rejectSession();
      }
    }
    return within(patience, visitors.get(all, null), null).catch(() => null);
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
