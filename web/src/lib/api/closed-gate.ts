type Listener = () => void;

const listeners = new Set<Listener>();

/** Subscribes to calls that the gate refused. Returns how to unsubscribe. */
export function onGateClosed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportGateClosed(): void {
  for (const listener of listeners) listener();
}
