/** A work that a person has saved or dropped, or an artist whom they follow otherwise than before. */
export type OwnListChange = {
  readonly list: 'saves' | 'follows';
  readonly userId: number;
  /** Of the work, or the artist. */
  readonly id: number;
};

let opened: BroadcastChannel | null = null;

/** One for telling and hearing: what this tab tells it does not hear itself. */
function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'function') return null;
  opened ??= new BroadcastChannel('deckle.own-lists');
  return opened;
}

/** Tells the site's other tabs what the server has taken. A hint: they ask the server. */
export function tellOwnListChanged(change: OwnListChange): void {
  channel()?.postMessage(change);
}

/** Hears of it in the other tabs. Answers how to stop. */
export function onOwnListChanged(listener: (change: OwnListChange) => void): () => void {
  const from = channel();
  const hear = ({ data }: MessageEvent<OwnListChange>) => listener(data);
  from?.addEventListener('message', hear);
  return () => from?.removeEventListener('message', hear);
}
