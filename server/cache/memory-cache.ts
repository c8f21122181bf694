import type { SharedCache } from './shared-cache.ts';

type Entry = { readonly bytes: Buffer; readonly until: number };
type Window = { count: number; readonly until: number };

const largestTotal = 16 * 1024 * 1024;
const mostEntries = 20_000;

export type MemoryCache = SharedCache & { clear(): void };

/** The cache of a process that shares with none. What was used longest ago goes first. */
export function createMemoryCache(now: () => number): MemoryCache {
  const entries = new Map<string, Entry>();
  const windows = new Map<string, Window>();
  let total = 0;

  function drop(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    total -= entry.bytes.length;
    entries.delete(key);
  }

  function find(key: string): Buffer | null {
    const entry = entries.get(key);
    if (!entry) return null;
    drop(key);
    if (entry.until <= now()) return null;
    keep(key, entry);
    return entry.bytes;
  }

  function keep(key: string, entry: Entry): void {
    drop(key);
    entries.set(key, entry);
    total += entry.bytes.length;
    for (const oldest of entries.keys()) {
      if (total <= largestTotal && entries.size <= mostEntries) break;
      drop(oldest);
    }
  }

  return {
    get: async (key) => find(key),
    async set(key, bytes, ttlMs) {
      keep(key, { bytes, until: now() + ttlMs });
    },
    delete: async (key) => drop(key),
    async claim(key, ttlMs) {
      if (find(key)) return false;
      keep(key, { bytes: Buffer.from('1'), until: now() + ttlMs });
      return true;
    },
    async count(key, windowMs) {
      const open = windows.get(key);
      const window = open && open.until > now() ? open : { count: 0, until: now() + windowMs };
      window.count += 1;
      windows.delete(key);
      windows.set(key, window);
      const [oldest] = windows.size > mostEntries ? windows.keys() : [];
      if (oldest !== undefined) windows.delete(oldest);
      return { count: window.count, endsInMs: window.until - now() };
    },
    async uncount(key) {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
    clear() {
      entries.clear();
      windows.clear();
      total = 0;
    },
    close: async () => undefined,
  };
}
