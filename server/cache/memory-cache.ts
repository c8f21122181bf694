import { LRUCache } from 'lru-cache';
import { createLru } from './create-lru.ts';
import type { SharedCache } from './shared-cache.ts';

/** `until`: epoch milliseconds, by the clock given to the cache. */
type Entry = { readonly bytes: Buffer; readonly until: number };
type Window = { count: number; readonly until: number };

const maxSize = 16 * 1024 * 1024;
/** What a small entry takes with its key and its place in the cache: at most some 20,000 fit. */
const smallestEntry = 800;
const maxWindows = 20_000;

export type MemoryCache = SharedCache & { clear(): void };

/** The cache of a process that has no copies. */
export function createMemoryCache(now: () => number): MemoryCache {
  const entries = new LRUCache<string, Entry>({
    maxSize,
    sizeCalculation: ({ bytes }) => Math.max(bytes.length, smallestEntry),
  });
  const windows = createLru<Window>(maxWindows);

  function find(key: string): Buffer | null {
    const entry = entries.get(key);
    if (!entry) return null;
    if (entry.until > now()) return entry.bytes;
    entries.delete(key);
    return null;
  }

  return {
    get: async (key) => find(key),
    async set(key, bytes, ttlMs) {
      entries.set(key, { bytes, until: now() + ttlMs });
    },
    async delete(key) {
      entries.delete(key);
    },
    async claim(key, ttlMs) {
      if (find(key)) return false;
      entries.set(key, { bytes: Buffer.from('1'), until: now() + ttlMs });
      return true;
    },
    async count(key, windowMs) {
      const open = windows.get(key);
      const window = open && open.until > now() ? open : { count: 0, until: now() + windowMs };
      window.count += 1;
      windows.set(key, window);
      return { count: window.count, endsInMs: window.until - now() };
    },
    async uncount(key) {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
    clear() {
      entries.clear();
      windows.clear();
    },
    close: async () => undefined,
  };
}
