import { createClient, ErrorReply, RESP_TYPES } from '@redis/client';
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
};

const refusalPause = 10_000;
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

  function lose(fault: CacheFault): void {
    if (state === 'down') return;
    state = 'down';
    onLost(fault);
    if (fault === 'silent') void probe();
    if (fault === 'refusing') setTimeout(probe, refusalPause).unref();
  }

  /** One question without a time limit: its answer, whenever it comes, says that the cache is back. */
  async function probe(): Promise<void> {
    try {
      await client.ping();
    } catch {
      // The connection went: the next one probes again.
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

  client.on('error', () => lose('unreachable'));
  client.on('ready', probe);
  client.connect().catch(() => lose('unreachable'));
  const first = setTimeout(() => state === 'connecting' && lose('silent'), 2_000).unref();

  return {
    get: (key) =>
      ask<Buffer | null>(
        () => bytes.get(key),
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
        async () => {
          const [, count, endsInMs] = await client
            .multi()
            .set(key, '0', { ...px(windowMs), condition: 'NX' })
            .incr(key)
            .pTTL(key)
            .execTyped();
          return { count, endsInMs: Math.max(0, endsInMs) };
        },
        () => local.count(key, windowMs),
      ),
    uncount: (key) =>
      ask(
        async () => {
          const [, left] = await client.multi().decr(key).pTTL(key).execTyped();
          // Its window was over: what was counted down from nothing is dropped.
          if (left < 0) await client.del(key);
        },
        () => local.uncount(key),
      ),
    async close() {
      clearTimeout(first);
      state = 'down';
      if (client.isOpen) client.destroy();
    },
  };
}

function px(ttlMs: number) {
  return { expiration: { type: 'PX', value: Math.max(1, Math.round(ttlMs)) } } as const;
}
