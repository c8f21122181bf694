import type { Cache, State } from 'swr';

type Entry = State<unknown, unknown>;
type Timer = ReturnType<typeof setTimeout>;

/** Specification section 9: unused entries are kept for 5 minutes. */
const keepUnusedMs = 5 * 60_000;

/**
 * An SWR cache that drops entries which no component has used for a while, and knows their age.
 * `retain` marks an entry as used and returns how to release it.
 */
export type ExpiringCache = Cache & {
  retain(key: string): () => void;
  /** When the data was written, in epoch milliseconds; null without data. */
  writtenAt(key: string): number | null;
};

export function createExpiringCache(
  seed: Readonly<Record<string, unknown>> = {},
  keepMs: number = keepUnusedMs,
): ExpiringCache {
  const entries = new Map<string, Entry>();
  const written = new Map<string, number>();
  const users = new Map<string, number>();
  const timers = new Map<string, Timer>();
  for (const [key, data] of Object.entries(seed)) {
    entries.set(key, { data });
    written.set(key, Date.now());
  }

  function forget(key: string): void {
    clearTimeout(timers.get(key));
    timers.delete(key);
    entries.delete(key);
    written.delete(key);
  }

  function expireLater(key: string): void {
    clearTimeout(timers.get(key));
    if (!users.has(key))
      timers.set(
        key,
        setTimeout(() => forget(key), keepMs),
      );
  }

  return {
    keys: () => entries.keys(),
    get: (key) => entries.get(key),
    set(key, value) {
      const data = value.data;
      if (data === undefined) written.delete(key);
      else if (data !== entries.get(key)?.data || hasJustBeenRead(value)) {
        written.set(key, Date.now());
      }
      entries.set(key, value);
      expireLater(key);
    },
    delete: forget,
    writtenAt: (key) => written.get(key) ?? null,
    retain(key) {
      users.set(key, (users.get(key) ?? 0) + 1);
      clearTimeout(timers.get(key));
      timers.delete(key);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        const left = (users.get(key) ?? 1) - 1;
        if (left > 0) users.set(key, left);
        else users.delete(key);
        if (entries.has(key)) expireLater(key);
      };
    },
  };
}

function hasJustBeenRead({ isValidating, error }: Entry): boolean {
  return isValidating === false && error === undefined;
}
