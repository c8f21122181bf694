/** A try that may be made, or the seconds until the next one may. */
export type Attempt =
  | {
      readonly ok: true;
      /** For a try that was none, such as the right password. Gives back this one, and once. */
      release(): void;
    }
  | { readonly ok: false; readonly retryAfter: number };

type AttemptBudget = {
  /** Takes one try away before it is made, so that tries made at once are counted too. */
  reserve(key: string): Attempt;
};

type Window = { used: number; readonly endsAt: number };

/**
 * So many tries for each key within a time that begins with the first of them. Times are epoch
 * milliseconds. Of `maxKeys` keys with tries, the one whose time ends first is forgotten for the
 * next: whoever can make up keys at will must not share a budget with keys that need guarding.
 */
export function createAttemptBudget(options: {
  readonly max: number;
  readonly windowMs: number;
  readonly maxKeys: number;
  readonly now: () => number;
}): AttemptBudget {
  const { max, windowMs, maxKeys, now } = options;
  /** In the order of their ends, as all last alike. */
  const windows = new Map<string, Window>();

  function makeRoom(): void {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now() && windows.size < maxKeys) return;
      windows.delete(key);
    }
  }

  function windowOf(key: string): Window {
    const found = windows.get(key);
    if (found && found.endsAt > now()) return found;
    windows.delete(key);
    makeRoom();
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
