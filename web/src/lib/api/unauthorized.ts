type Listener = () => void;

const listeners = new Set<Listener>();

/** Subscribes to calls that a 401 refused. Returns how to unsubscribe. */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportUnauthorized(): void {
  for (const listener of listeners) listener();
}
