/** A permitted attempt, or the seconds until the next one. */
export type Attempt =
  | {
      readonly ok: true;
      /**
       * Returns an attempt that should not count, such as one with the right password. Idempotent.
       */
      release(): void;
    }
  | { readonly ok: false; readonly retryAfter: number };

type AttemptBudget = {
  /** Takes one attempt before it is made, so that concurrent attempts are counted too. */
  reserve(key: string): Attempt;
};

type Window = { used: number; readonly endsAt: number };

/**
 * Limits the attempts per key in a time window that begins with the first of them. Times are epoch
 * milliseconds. Beyond `maxKeys`, the key whose window ends first is forgotten: do not mix keys
 * that a client can invent with keys that need protection.
 */
export function createAttemptBudget(options: {
  readonly max: number;
  readonly windowMs: number;
  readonly maxKeys: number;
  readonly now: () => number;
}): AttemptBudget {
  const { max, windowMs, maxKeys, now } = options;
  /** Ordered by their end, because all windows last equally long. */
  const windows = new Map<string, Window>();

  function evictOldest(): void {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now() && windows.size < maxKeys) return;
      windows.delete(key);
    }
  }

  function windowOf(key: string): Window {
    const found = windows.get(key);
    if (found && found.endsAt > now()) return found;
    windows.delete(key);
    evictOldest();
    const begun = { used: 0, endsAt: now() + windowMs };
    windows.set(key, begun);
    return begun;
  }

  return {
    reserve(key) {
      const window = windowOf(key);
      if (window.used >= max) {
        return { ok: false, retryAfter: Math.max(1, Math.ceil((window.endsAt - now()) / 1000)) };
      }
      window.used += 1;
      let isTaken = true;
      return {
        ok: true,
        release() {
          if (!isTaken) return;
          isTaken = false;
          window.used -= 1;
          if (window.used === 0 && windows.get(key) === window) windows.delete(key);
        },
      };
    },
  };
}
