import { LRUCache } from 'lru-cache';

type RefreshingCache<Value, Context> = {
  /** Throws what `load` throws when there is nothing usable yet. */
  get(key: string, context: Context): Promise<Value>;
  /** What `get` would give without loading anything; undefined: it has to load. */
  getCached(key: string): Value | undefined;
  /** What is there, however old, without loading anything. */
  getStale(key: string): Value | undefined;
  /** Forgets one answer, and any that is on its way and may already be out of date. */
  drop(key: string): void;
  /** Every answer is loaded anew before it is used again. */
  dropAll(): void;
};

type Entry<Value> = {
  value?: Value;
  loadedAt: number;
  loading: Promise<Value> | null;
  failure: { readonly error: unknown; readonly at: number } | null;
};

/**
 * Answers that many share. Fresh: given as it is. Stale: given as it is and loaded anew behind it.
 * Older: loaded first. However many ask, one load runs for each key. A failed load is never kept.
 * Times are milliseconds.
 */
export function createRefreshingCache<Value, Context = null>(options: {
  readonly load: (key: string, context: Context) => Promise<Value>;
  readonly freshMs: number;
  readonly staleMs: number;
  readonly maxEntries: number;
  readonly now: () => number;
  /** After a failed load none is tried for so long: callers get the last answer, or the failure. */
  readonly pauseMs?: number;
  /** When a value was made, for values that others have loaded before us. Default: just then. */
  readonly madeAt?: (value: Value) => number;
}): RefreshingCache<Value, Context> {
  const { pauseMs = 0, now, madeAt = now } = options;
  const entries = new LRUCache<string, Entry<Value>>({ max: options.maxEntries });

  function load(key: string, context: Context, entry: Entry<Value>): Promise<Value> {
    entry.loading ??= options
      .load(key, context)
      .then(
        (value) => {
          Object.assign(entry, { value, loadedAt: madeAt(value), failure: null });
          return value;
        },
        (error) => {
          entry.failure = { error, at: now() };
          throw error;
        },
      )
      .finally(() => {
        entry.loading = null;
      });
    return entry.loading;
  }

  function touch(key: string): Entry<Value> {
    const entry = entries.get(key) ?? {
      loadedAt: Number.NEGATIVE_INFINITY,
      loading: null,
      failure: null,
    };
    entries.set(key, entry);
    return entry;
  }

  return {
    async get(key, context) {
      const entry = touch(key);
      const { value, failure } = entry;
      const age = now() - entry.loadedAt;
      const isPaused = failure !== null && now() - failure.at < pauseMs;
      if (value === undefined || age > options.staleMs) {
        if (isPaused) throw failure.error;
        return load(key, context, entry);
      }
      // Loaded in the background; where it fails, the next reader tries again.
      if (age > options.freshMs && !isPaused) load(key, context, entry).catch(() => undefined);
      return value;
    },
    getCached(key) {
      const entry = entries.get(key);
      return entry && now() - entry.loadedAt <= options.freshMs ? entry.value : undefined;
    },
    getStale: (key) => entries.get(key)?.value,
    drop: (key) => void entries.delete(key),
    dropAll: () => entries.clear(),
  };
}
