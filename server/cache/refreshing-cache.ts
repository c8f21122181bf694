import { createLru } from './create-lru.ts';

type RefreshingCache<Value, Context> = {
  /** Throws what `load` throws when there is no usable answer yet. */
  get(key: string, context: Context): Promise<Value>;
  /** What `get` would return without loading; undefined: it would have to load. */
  getCached(key: string): Value | undefined;
  /** The last answer, if it is no older than that, without loading. Default: however old. */
  getStale(key: string, maxAgeMs?: number): Value | undefined;
  /** Removes one answer, and ignores a load of it that is under way and may be out of date. */
  drop(key: string): void;
  /** Every answer is loaded again before it is used. */
  dropAll(): void;
};

type Entry<Value> = {
  value?: Value;
  loadedAt: number;
  loading: Promise<Value> | null;
  failure: { readonly error: unknown; readonly at: number } | null;
};

/**
 * Answers that many callers share. Fresh: returned as it is. Stale: returned as it is, and loaded
 * again in the background. Older: loaded first. One load runs for each key, and a failed load is
 * never kept. Times are milliseconds.
 */
export function createRefreshingCache<Value, Context = null>(options: {
  readonly load: (key: string, context: Context) => Promise<Value>;
  readonly freshMs: number;
  readonly staleMs: number;
  readonly maxEntries: number;
  readonly now: () => number;
  /**
   * For this long after a failed load none is tried: callers get the last answer, or the failure.
   */
  readonly pauseMs?: number;
  /**
   * When a value was made, for values that another process loaded. Default: when it was loaded
   * here.
   */
  readonly madeAt?: (value: Value) => number;
}): RefreshingCache<Value, Context> {
  const { pauseMs = 0, now, madeAt = now } = options;
  const entries = createLru<Entry<Value>>(options.maxEntries);

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
      // Loaded in the background; after a failure the next caller tries again.
      if (age > options.freshMs && !isPaused) load(key, context, entry).catch(() => undefined);
      return value;
    },
    getCached(key) {
      const entry = entries.get(key);
      return entry && now() - entry.loadedAt <= options.freshMs ? entry.value : undefined;
    },
    getStale(key, maxAgeMs = Number.POSITIVE_INFINITY) {
      const entry = entries.get(key);
      return entry && now() - entry.loadedAt <= maxAgeMs ? entry.value : undefined;
    },
    drop: (key) => void entries.delete(key),
    dropAll: () => entries.clear(),
  };
}
