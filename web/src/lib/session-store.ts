export type SessionStore<Value> = {
  readonly read: () => Value | null;
  /** null removes it. */
  readonly write: (value: Value | null) => void;
};

const prefix = 'deckle.';
const withoutStorage = new Map<string, unknown>();

/**
 * One value of this tab, kept over a reload until the tab is closed. Where storage is blocked or
 * full, it is kept in memory.
 */
export function sessionStore<Value>(name: string): SessionStore<Value> {
  const key = prefix + name;
  return {
    read() {
      if (withoutStorage.has(key)) return withoutStorage.get(key) as Value;
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(value) {
      withoutStorage.delete(key);
      try {
        // Removed first: if writing fails, the old value must not remain.
        sessionStorage.removeItem(key);
        if (value !== null) sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        if (value !== null) withoutStorage.set(key, value);
      }
    },
  };
}

const draftPrefix = 'draft.';

/** An unsent form's values, until it is sent, the person signs out or the tab is closed. */
export function draftStore<Value>(name: string): SessionStore<Value> {
  return sessionStore<Value>(draftPrefix + name);
}

/** Removes the drafts whose names begin so; '' removes all. */
export function forgetDrafts(name = ''): void {
  const isDraft = (key: string) => key.startsWith(prefix + draftPrefix + name);
  for (const key of [...withoutStorage.keys()].filter(isDraft)) withoutStorage.delete(key);
  try {
    for (const key of Object.keys(sessionStorage).filter(isDraft)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
