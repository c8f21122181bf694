import { createClient, ErrorReply, MultiErrorReply, RESP_TYPES } from '@redis/client';
import { createMemoryCache } from './memory-cache.ts';
import type { SharedCache } from './shared-cache.ts';
import { within } from './within.ts';

/** Why the cache is not used: unreachable, without an answer, or refusing commands. */
export type CacheFault = 'unreachable' | 'silent' | 'refusing';

type Options = {
  /** redis:// or rediss://, with user, password and database number as needed. */
  readonly url: string;
  readonly now: () => number;
  /** Called once for a fault, however many calls met it. */
  readonly onLost: (fault: CacheFault) => void;
  readonly onBack: () => void;
  /** How long a call may take; a cache on the same network answers within two. */
  readonly patienceMs?: number;
  /** How long after a refusal the cache is tried again. */
  readonly refusalPauseMs?: number;
};

const late = Symbol('late');

/**
 * A Valkey or Redis that copies share. While it does not answer, this process works without it:
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
    // Works with servers and proxies that do not know RESP 3 or this client's extensions.
    RESP: 2,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    keyPrefix: 'deckle:',
    disableOfflineQueue: true,
    pingInterval: 5_000,
    socket: {
      connectTimeout: 2_000,
      // Closes a connection whose other end disappeared without closing it.
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
   * One write without a time limit: its answer, whenever it comes, shows that the cache works
   * again. A full, read-only or loading server answers only reads as usual.
   */
  async function probe(): Promise<void> {
    try {
      await client.set('probe', '1', px(1));
    } catch (error) {
      // Otherwise the connection was lost: the next one probes again.
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

  /**
   * A key that holds no counter was written by another program: it is deleted, and counting begins.
   */
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
  // A client that is destroyed while it connects goes on connecting, and has to be destroyed again.
  client.on('ready', () => (client.isOpen ? probe() : client.destroy()));
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
            // A counter without an expiry would be kept for ever.
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
            // The window was over, so the decrement created a new key.
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

/**
 * A list or set under one of our keys was written by another program: it is no fault of the cache.
 */
function nothingOfOurs(error: unknown): null {
  if (error instanceof ErrorReply && error.message.startsWith('WRONGTYPE')) return null;
  throw error;
}

function px(ttlMs: number) {
  return { expiration: { type: 'PX', value: Math.max(1, Math.round(ttlMs)) } } as const;
}
