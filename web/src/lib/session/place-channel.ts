const name = 'deckle.place';

/** Tells the site's other tabs that prices are for another place. A hint: they ask the server. */
export function tellPlaceChanged(): void {
  if (typeof BroadcastChannel !== 'function') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(null);
  channel.close();
}

/** Hears of it in the other tabs. Answers how to stop. */
export function onPlaceChanged(listener: () => void): () => void {
  if (typeof BroadcastChannel !== 'function') return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = () => listener();
  return () => channel.close();
}
