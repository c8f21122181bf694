type Listener = () => void;

const listeners = new Set<Listener>();

/** Hears of every call that the gate refused. Answers how to stop. */
export function onGateClosed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportGateClosed(): void {
  for (const listener of listeners) listener();
}
