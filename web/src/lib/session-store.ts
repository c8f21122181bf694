export type SessionStore<Value> = {
  readonly read: () => Value | null;
  /** null forgets it. */
  readonly write: (value: Value | null) => void;
};

const prefix = 'deckle.';
const withoutStorage = new Map<string, unknown>();

/**
 * One value of this tab, kept over a reload and gone with the tab. Where the browser refuses
 * storage, or has no room left in it, it lives as long as the page.
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
        // First of all: a value that finds no room must not leave the one before it behind.
        sessionStorage.removeItem(key);
        if (value !== null) sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        if (value !== null) withoutStorage.set(key, value);
      }
    },
  };
}

const draftPrefix = 'draft.';

/** What a person has typed and not sent yet. It is forgotten when they leave, or sign out. */
export function draftStore<Value>(name: string): SessionStore<Value> {
  return sessionStore<Value>(draftPrefix + name);
}

export function forgetDrafts(): void {
  const isDraft = (key: string) => key.startsWith(prefix + draftPrefix);
  for (const key of [...withoutStorage.keys()].filter(isDraft)) withoutStorage.delete(key);
  try {
    for (const key of Object.keys(sessionStorage).filter(isDraft)) sessionStorage.removeItem(key);
  } catch {
    // No storage: nothing is kept in it.
  }
}
