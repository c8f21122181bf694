import { createClient, ErrorReply, MultiErrorReply, RESP_TYPES } from '@redis/client';
import { createMemoryCache } from './memory-cache.ts';
import type { SharedCache } from './shared-cache.ts';
import { within } from './within.ts';

/** Why the cache is not used: it went away, it is silent, or it refuses what it is asked. */
export type CacheFault = 'unreachable' | 'silent' | 'refusing';

type Options = {
  /** redis:// or rediss://, with user, password and number of the database as needed. */
  readonly url: string;
  readonly now: () => number;
  /** Told once, however many calls met the fault. */
  readonly onLost: (fault: CacheFault) => void;
  readonly onBack: () => void;
  /** How long a call may take; a cache on the same network answers within two. */
  readonly patienceMs?: number;
  /** After how long one that refuses is asked whether it still does. */
  readonly refusalPauseMs?: number;
};

const late = Symbol('late');

/**
 * A Valkey or Redis that copies share. While it does not answer, this process keeps to itself: the
 * calls under way wait `patienceMs` at most, later ones not at all.
 */
export function createRedisCache({
  url,
  now,
  onLost,
  onBack,
  patienceMs = 100,
  refusalPauseMs = 10_000,
}: Options): SharedCache {
  const client = createClient({
    url,
    // Also servers and proxies that know nothing of RESP 3 or of this client's extras.
    RESP: 2,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    keyPrefix: 'deckle:',
    disableOfflineQueue: true,
    pingInterval: 5_000,
    socket: {
      connectTimeout: 2_000,
      // Ends a connection whose other end is gone without a word.
      socketTimeout: 15_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, 1_000),
    },
  });
  const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const local = createMemoryCache(now);
  let state: 'connecting' | 'up' | 'down' = 'connecting';

  let next: NodeJS.Timeout | undefined;

  function lose(fault: CacheFault): void {
    if (state === 'down') return;
    state = 'down';
    onLost(fault);
    if (fault === 'silent') void probe();
    if (fault === 'refusing') probeLater();
  }

  function probeLater(): void {
    clearTimeout(next);
    next = setTimeout(probe, refusalPauseMs).unref();
  }

  /**
   * One question without a time limit: its answer, whenever it comes, says that the cache is back.
   * A write: one that is full, only a replica or still loading answers everything else as usual.
   */
  async function probe(): Promise<void> {
    try {
      await client.set('probe', '1', px(1));
    } catch (error) {
      // Else the connection went: the next one probes again.
      if (!(error instanceof ErrorReply)) return;
      lose('refusing');
      probeLater();
      return;
    }
    if (state === 'up') return;
    if (state === 'down') onBack();
    state = 'up';
    local.clear();
  }

  async function ask<Answer>(
    shared: () => Promise<Answer>,
    alone: () => Promise<Answer>,
  ): Promise<Answer> {
    if (state !== 'up') return alone();
    try {
      const answer = await within(patienceMs, shared(), late);
      if (answer !== late) return answer;
      lose('silent');
    } catch (error) {
      lose(error instanceof ErrorReply ? 'refusing' : 'unreachable');
    }
    return alone();
  }

  /** What cannot be counted on was put there by somebody else: it goes, and counting begins. */
  async function ofOurs<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof MultiErrorReply)) throw error;
      await client.del(key);
      return work();
    }
  }

  client.on('error', () => lose('unreachable'));
  client.on('ready', probe);
  client.connect().catch(() => lose('unreachable'));
  const first = setTimeout(() => state === 'connecting' && lose('silent'), 2_000).unref();

  return {
    get: (key) =>
      ask<Buffer | null>(
        () => bytes.get(key).catch(nothingOfOurs),
        () => local.get(key),
      ),
    set: (key, value, ttlMs) =>
      ask(
        async () => void (await client.set(key, value, px(ttlMs))),
        () => local.set(key, value, ttlMs),
      ),
    delete: (key) =>
      ask(
        async () => void (await client.del(key)),
        () => local.delete(key),
      ),
    claim: (key, ttlMs) =>
      ask(
        async () => (await client.set(key, '1', { ...px(ttlMs), condition: 'NX' })) !== null,
        () => local.claim(key, ttlMs),
      ),
    count: (key, windowMs) =>
      ask(
        () =>
          ofOurs(key, async () => {
            const [, count, endsInMs] = await client
              .multi()
              .set(key, '0', { ...px(windowMs), condition: 'NX' })
              .incr(key)
              .pTTL(key)
              .execTyped();
            if (endsInMs >= 0) return { count, endsInMs };
            // Without an end it would be counted on for ever.
            await client.pExpire(key, windowMs);
            return { count, endsInMs: windowMs };
          }),
        () => local.count(key, windowMs),
      ),
    uncount: (key) =>
      ask(
        () =>
          ofOurs(key, async () => {
            const [, left] = await client.multi().decr(key).pTTL(key).execTyped();
            // Its window was over: what was counted down from nothing is dropped.
            if (left < 0) await client.del(key);
          }),
        () => local.uncount(key),
      ),
    async close() {
      clearTimeout(first);
      clearTimeout(next);
      state = 'down';
      if (client.isOpen) client.destroy();
    },
  };
}

/** A list or a set under a name of ours is nothing that we kept, and no fault of the cache. */
function nothingOfOurs(error: unknown): null {
  if (error instanceof ErrorReply && error.message.startsWith('WRONGTYPE')) return null;
  throw error;
}

function px(ttlMs: number) {
  return { expiration: { type: 'PX', value: Math.max(1, Math.round(ttlMs)) } } as const;
}
