export type SessionStore<Value> = {
  readonly read: () => Value | null;
  /** null forgets it. */
  readonly write: (value: Value | null) => void;
};

const prefix = 'deckle.';
const withoutStorage = new Map<string, unknown>();

/**
 * One value of this tab, kept over a reload and gone with the tab. Where the browser refuses
 * storage it lives as long as the page.
 */
export function sessionStore<Value>(name: string): SessionStore<Value> {
  const key = prefix + name;
  return {
    read() {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null');
      } catch {
        return (withoutStorage.get(key) as Value | undefined) ?? null;
      }
    },
    write(value) {
      try {
        if (value === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch {
        if (value === null) withoutStorage.delete(key);
        else withoutStorage.set(key, value);
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
