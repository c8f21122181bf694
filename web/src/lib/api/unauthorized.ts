type Listener = () => void;

const listeners = new Set<Listener>();

/** Hears of every call that was refused because nobody is signed in. Answers how to stop. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportUnauthorized(): void {
  for (const listener of listeners) listener();
}
