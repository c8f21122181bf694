import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRefreshingCache } from '../cache/refreshing-cache.ts';
import { within } from '../cache/within.ts';
import { type Caller, callerOf } from '../upstream/caller.ts';

/** Applies the account's refusal to this browser. Never fails. */
export type SyncConsent = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Milliseconds that a page waits; the product API checks the profile anyway. */
const patience = 300;

type Refusal = { readonly isRefused: boolean; readonly readAt: number };

/**
 * A refusal on the account holds in every browser in which the person signs in, unless they have
 * consented there since. Consent does not carry over: it is given where the cookies would be set.
 */
export function createSyncConsent(options: {
  /** False: this site has nothing that needs consent. */
  readonly isAsked: boolean;
  readonly readRefusal: (caller: Caller, userId: number) => Promise<boolean>;
  readonly now: () => number;
}): SyncConsent {
  const { now } = options;
  const refusals = createRefreshingCache<Refusal, { caller: Caller; userId: number }>({
    async load(_key, { caller, userId }) {
      const readAt = now();
      return { isRefused: await options.readRefusal(caller, userId), readAt };
    },
    freshMs: 60_000,
    staleMs: 60_000,
    maxEntries: 10_000,
    pauseMs: 5_000,
    now,
  });

  return async (request, reply) => {
    const { consent, session } = request;
    if (!options.isAsked || session === null || consent?.isGiven === false) return;
    const userId = session.user.id;
    const caller = { ...callerOf(request), gone: null };
    const key = `${userId} ${session.issuedAt}`;
    const read = refusals.get(key, { caller, userId }).catch(() => null);
    const refusal = await within(patience, read, null);
    // A refusal read before the browser's last answer is older than that answer.
    if (refusal?.isRefused && refusal.readAt > (consent?.at ?? 0)) reply.keepConsent(false);
  };
}
